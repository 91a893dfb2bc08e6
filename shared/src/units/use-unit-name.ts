import { readQuery } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { getUnit } from '../contract/units/operations';
import { unitTitle } from '../format/unit-title';
import type { UnitChoices } from './unit-choices.api';

/** Asked for where it is not among those at hand; undefined until then, and of a unit that cannot be had. */
export function useUnitName(unitId: string, units: UnitChoices | undefined): string | undefined {
  const listed = units?.choices.find(({ value }) => value === unitId);
  const { data: unit } = useQuery({
    ...readQuery(getUnit, { params: { unit_id: unitId } }),
    enabled: Boolean(units?.more) && unitId !== '' && !listed,
  });
  return listed?.label ?? (unit && unitTitle(unit));
}
