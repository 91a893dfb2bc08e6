import { readQuery } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getUnit } from '../contract/units/operations';
import { unitTitle } from '../format/unit-title';
import type { Choice } from '../forms/fields/search-select';
import type { UnitChoices } from './unit-choices.api';

/**
 * What was chosen here keeps its name. Another's is asked for where it is not among those at hand; it is undefined until
 * then, and of a unit that cannot be had.
 */
export function useUnitName(
  unitId: string,
  units: UnitChoices | undefined,
): { name: string | undefined; keep: (choice: Choice) => void } {
  const [kept, keep] = useState<Choice>();
  const known = [kept, ...(units?.choices ?? [])].find((choice) => choice?.value === unitId);
  const { data: unit } = useQuery({
    ...readQuery(getUnit, { params: { unit_id: unitId } }),
    enabled: Boolean(units?.more) && unitId !== '' && !known,
  });
  return { name: known?.label ?? (unit && unitTitle(unit)), keep };
}
