import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { aed } from '../units/unit-summary';
import { unitRef } from './unit-ref';

export type AgendaRow = Omit<AgendaEntry, 'unit' | 'amount'> & {
  unit_id: string | null;
  property_name: string;
  unit_no: string;
  amount_fils: number | null;
};

export const toAgendaEntry = ({
  on,
  kind,
  document_type,
  seq,
  count,
  ...row
}: AgendaRow): AgendaEntry => ({
  on,
  kind,
  unit: row.unit_id === null ? null : unitRef({ ...row, unit_id: row.unit_id }),
  document_type,
  seq,
  count,
  amount: row.amount_fils === null ? null : aed(row.amount_fils),
});
