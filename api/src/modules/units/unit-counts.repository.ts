import type { UnitCounts } from '@manzil/shared/contract/units/unit-list';
import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import { UNIT_STATES, unitStates } from '@manzil/shared/contract/units/unit-state';
import { sql } from 'drizzle-orm';

export type CountRows = Omit<UnitCounts, 'states'> & {
  stages: { lifecycle: Lifecycle; count: number }[];
};

/** Of `fitting`: each filter's choices, beside the other filters. */
export const COUNTS = sql`json_build_object(
  'stages', (select coalesce(json_agg(c), '[]') from (
    select lifecycle, count(*)::int as count from fitting where of_emirate and of_property group by 1) c),
  'emirates', (select coalesce(json_agg(c), '[]') from (
    select emirate, count(*)::int as count from fitting where of_state and of_property
    group by 1 order by 2 desc, 1) c),
  'properties', (select coalesce(json_agg(c), '[]') from (
    select property_id, property_name as name, count(*)::int as count from fitting where of_state and of_emirate
    group by 1, 2 order by 2, 1) c))`;

export const toCounts = ({ stages, emirates, properties }: CountRows): UnitCounts => ({
  states: unitStates
    .map((state) => ({
      state,
      count: stages
        .filter(({ lifecycle }) => (UNIT_STATES[state] as readonly Lifecycle[]).includes(lifecycle))
        .reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0),
  emirates,
  properties,
});
