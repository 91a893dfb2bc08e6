import type { Project } from '@manzil/shared/contract/projects/projects';
import type { Drawing } from '@manzil/shared/domain/drawing';

type OwnUnit = Project['units'][number] & { floor: number; bay: number };

export type ProjectRow = Omit<Project, 'drawing' | 'progress' | 'escrow' | 'units'> & {
  escrow_bank_name: string | null;
  escrow_iban_last4: string | null;
  drawing_seed: number;
  drawing_shape: Drawing['shape'];
  floors: number;
  floors_built: number;
  facade_floors: number;
  bays: number;
  units: OwnUnit[];
};
