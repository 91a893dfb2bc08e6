import { UnitColumn } from '@manzil/shared/contract/settings/settings';
import { useDisplay } from '../display/use-display';

/** What everybody sees who has chosen nothing. */
const USUAL: readonly UnitColumn[] = ['place', 'state', 'next', 'price', 'rent', 'yield'];

/** Beside the unit itself, in the order of the table. */
export function useChosenColumns(): readonly UnitColumn[] {
  const chosen = useDisplay().unit_columns;
  return chosen ? UnitColumn.options.filter((column) => chosen.includes(column)) : USUAL;
}
