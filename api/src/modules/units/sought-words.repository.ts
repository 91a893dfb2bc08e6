import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** One array `words`: patterns for what `search_words` makes of a name, each of which it has to be like. */
export const soughtWords = (search: Placeholder | string | null): SQL => sql`
  select array(
    select '% ' || word || '%' from regexp_split_to_table(btrim(search_words(${search})), ' ') word
  ) as words`;
