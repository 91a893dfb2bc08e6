import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { aed } from '../units/unit-summary';

export type AgendaRow = Omit<AgendaEntry, 'unit' | 'members' | 'amount' | 'part'> & {
  unit_id: string | null;
  unit_no: string;
  /** Null where it stands alone, or is no unit's. */
  members: AgendaEntry['members'] | null;
  amount_fils: number | null;
  part_fils: number | null;
};

export const toAgendaEntry = ({
  unit_id,
  unit_no,
  members,
  amount_fils,
  part_fils,
  ...row
}: AgendaRow): AgendaEntry => ({
  ...row,
  unit:
    unit_id === null || row.building === null
      ? null
      : { unit_id, property_name: row.building, unit_no },
  members: members ?? [],
  amount: amount_fils === null ? null : aed(amount_fils),
  part: part_fils === null ? null : aed(part_fils),
});
