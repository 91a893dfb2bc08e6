import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { aed } from '../units/unit-summary';

export type AgendaRow = Omit<AgendaEntry, 'unit' | 'amount'> & {
  unit_id: string | null;
  unit_no: string;
  amount_fils: number | null;
};

export const toAgendaEntry = ({
  unit_id,
  unit_no,
  amount_fils,
  ...row
}: AgendaRow): AgendaEntry => ({
  ...row,
  unit:
    unit_id === null || row.building === null
      ? null
      : { unit_id, property_name: row.building, unit_no },
  amount: amount_fils === null ? null : aed(amount_fils),
});
