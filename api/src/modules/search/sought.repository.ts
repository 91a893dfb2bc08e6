import { FOUND_MAX } from '@manzil/shared/contract/search/search';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

export type Asked = 'today' | 'q' | 'language' | 'document_names';
export type Value = (name: Asked) => Placeholder;

/** Each word that is sought begins one of these. Where no word is sought nothing is found. */
export const matches = (words: SQL): SQL =>
  sql`${words} like all ((select words from sought)::text[])`;

/** How many rows there are, and the first of them by their `place`. */
export const found = (rows: SQL): SQL => sql`(
  select json_build_object('total', count(*),
    'items', coalesce(json_agg(hit order by place) filter (where place <= ${sql.raw(String(FOUND_MAX))}), '[]'))
  from (${rows}) hit)`;

export const inAsked = (value: Value, column: string): SQL =>
  sql`case ${value('language')}::text when 'en' then ${sql.raw(column)}_en else ${sql.raw(column)}_de end`;
