import type { UnitChoice, UnitListQuery } from '@manzil/shared/contract/units/unit-list';
import { UNIT_STATES } from '@manzil/shared/contract/units/unit-state';
import type { ChoiceValue } from './chosen-units.repository';

type Chosen = Record<Exclude<ChoiceValue, 'rows'>, string | number | null>;

export function choiceValues(
  { search, state, emirate, property_id, sort = 'urgent' }: UnitChoice,
  cursor: UnitListQuery['cursor'],
  today: string,
): Chosen {
  const [, place = null, unit = null] = cursor?.split('.') ?? [];
  return {
    today,
    search: search ?? null,
    states: state ? `{${UNIT_STATES[state].join()}}` : null,
    emirate: emirate ?? null,
    property: property_id ? Number(property_id) : null,
    sort,
    after_place: place,
    after_unit: unit,
  };
}

export const cursorAfter = (
  { sort = 'urgent' }: UnitChoice,
  last: { place: number; unit_id: string } | undefined,
): string | null => (last ? `${sort}.${last.place}.${last.unit_id}` : null);
