import { apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';
import { listUnits } from '../contract/units/operations';
import { unitTitle } from '../format/unit-title';
import type { Found } from '../forms/fields/search-select';

/** Units change rarely. */
const FRESH_MS = 300_000;

export type UnitChoices = Found;

/** A page of units by building and number, as many as a select takes; what is beyond it is searched for. */
export const unitChoicesQuery = (search = '') =>
  queryOptions({
    queryKey: ['units', 'choices', search],
    queryFn: async ({ signal }): Promise<UnitChoices> => {
      const query = { sort: 'name', ...(search && { search }) } as const;
      const { items, totals } = await apiGet(listUnits, { query }, signal);
      return {
        choices: items.map((unit) => ({ value: unit.unit_id, label: unitTitle(unit) })),
        more: totals.count - items.length,
      };
    },
    staleTime: FRESH_MS,
  });
