import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { aed } from '../units/unit-summary';

export type AgendaRow = Omit<AgendaEntry, 'unit' | 'members' | 'units' | 'amount' | 'part'> & {
  unit_id: string | null;
  unit_no: string;
  /** Null where it stands alone, is no unit's, or they were not asked for; so is `units`. */
  members: AgendaEntry['members'] | null;
  units: number | null;
  amount_fils: number | null;
  part_fils: number | null;
};

export const toAgendaEntry = ({
  unit_id,
  unit_no,
  members,
  units,
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
  ...(units !== null && { units }),
  amount: amount_fils === null ? null : aed(amount_fils),
  part: part_fils === null ? null : aed(part_fils),
});
