import type { FoundKind } from '@manzil/shared/contract/search/search';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

export type Asked = 'today' | 'q' | 'language' | 'document_names' | 'kind' | 'most';
export type Value = (name: Asked) => Placeholder;

/** Each word that is sought begins one of these. Where no word is sought nothing is found. */
export const matches = (words: SQL): SQL =>
  sql`${words} like all ((select words from sought)::text[])`;

/** How many rows there are, and the first of them by their `place`. Null, and not looked for, where another kind is asked for. */
export const found = (value: Value, kind: FoundKind, rows: SQL): SQL => sql`
  case when coalesce(${value('kind')}::text, ${kind}) = ${kind} then (
    select json_build_object('total', count(*),
      'items', coalesce(json_agg(hit order by place) filter (where place <= ${value('most')}::int), '[]'))
    from (${rows}) hit) end as ${sql.raw(kind)}`;

export const inAsked = (value: Value, column: string): SQL =>
  sql`case ${value('language')}::text when 'en' then ${sql.raw(column)}_en else ${sql.raw(column)}_de end`;
