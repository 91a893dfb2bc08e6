import { UnitView } from '@manzil/shared/contract/settings/display';

/** Units from which a table is easier to read than cards. */
const MANY = 10;

/** As the address says, else as chosen last for the account, else what suits so many units. */
export function viewFor(said: string | null, kept: UnitView | null, owned: number): UnitView {
  return UnitView.safeParse(said).data ?? kept ?? (owned < MANY ? 'cards' : 'table');
}
