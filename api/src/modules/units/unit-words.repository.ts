import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import { UNIT_STATES, unitStates } from '@manzil/shared/contract/units/unit-state';
import { type SQL, sql } from 'drizzle-orm';
import type { Text } from '../../platform/http/errors';
import { emirateLabel, lifecycleLabel, stateLabel } from './unit-labels';

type Named = [value: string, label: Text];

/** In both languages. Each name stands in the statement, so its words are made when it is planned, not for each row. */
const wordsOf = (column: SQL, names: Named[]): SQL => {
  const cases = names.map(([value, { de, en }]) =>
    sql.raw(`when '${value}' then search_words('${`${de} ${en}`.replaceAll("'", "''")}')`),
  );
  return sql`case ${column} ${sql.join(cases, sql` `)} else '' end`;
};

const STAGES = Object.entries(lifecycleLabel) as [Lifecycle, Text][];
const STATES = unitStates.flatMap((state) =>
  UNIT_STATES[state].map((stage): Named => [stage, stateLabel[state]]),
);

/** What a row of `properties` is found by. */
export const BUILDING_WORDS = sql`
  search_words(concat_ws(' ', name, community)) || ${wordsOf(sql`emirate`, Object.entries(emirateLabel))}`;

/** What a unit is found by beside the words of its building: also by its state, as lists and their tabs write it. */
export const UNIT_WORDS = sql`
  search_words(concat_ws(' ', unit_no, building)) || ${wordsOf(sql`lifecycle`, STAGES)} ||
  ${wordsOf(sql`lifecycle`, STATES)}`;
