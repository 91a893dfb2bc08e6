/** Takes the indexes away that hold no rule: filled at random, row by row, they cost more than all the rows. */
export const dropIndexes = `
  create temp table dropped_indexes as
  select indexname, indexdef from pg_indexes
  where schemaname = 'public' and indexname not in (select conname from pg_constraint);
  do $$ begin
    execute (select string_agg(format('drop index %I', indexname), '; ') from dropped_indexes);
  end $$`;

/** In the same session. */
export const buildIndexes = `
  do $$ begin
    execute (select string_agg(indexdef, '; ') from dropped_indexes);
  end $$`;
