import {
  FOUND_MAX,
  FOUND_OF_KIND_MAX,
  type FoundKind,
  type SearchQuery,
} from '@manzil/shared/contract/search/search';
import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { Language } from '@manzil/shared/contract/values';
import { documentNames } from '@manzil/shared/format/document-names';
import { type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { BY_UNIT, ownedUnits } from '../units/owned-units';
import { BUILDING_WORDS, UNIT_WORDS } from '../units/unit-words.repository';
import { type Asked, found, inAsked, matches, type Value } from './sought.repository';

/** One thing that is found; each kind says one of the facts. */
export type FoundRow = {
  id: string;
  title: string;
  context: string | null;
  lifecycle?: Lifecycle;
  units?: number;
  day?: string;
  minutes?: number;
};
export type FoundRows = Record<FoundKind, { total: number; items: FoundRow[] } | null>;

const UNITS = sql`
  select unit_id as id, concat_ws(' ', property_name, unit_no) as title, portfolio.community as context, lifecycle,
    row_number() over (order by unit_place) as place
  from portfolio join buildings on buildings.id = property_id
  where ${matches(sql`words || ${UNIT_WORDS}`)}`;

const BUILDINGS = sql`
  select id::text as id, name as title, community as context,
    (select count(*) from portfolio where property_id = buildings.id) as units,
    row_number() over (order by name, id) as place
  from buildings where ${matches(sql`words`)}`;

/** By what they are called, by the name of their file and by their unit. */
const documentsOf = (value: Value): SQL => sql`
  select id, title, coalesce(unit, name) as context, day, row_number() over (order by day desc, id) as place
  from (
    select d.id, d.name, d.uploaded_on as day, ${value('document_names')}::json ->> d.document_type as title,
      nullif(concat_ws(' ', p.name, u.unit_no), '') as unit
    from documents d left join units u on u.id = d.unit_id left join properties p on p.id = u.property_id
    where d.investor_id = ${SIGNED_IN} and d.superseded_by_id is null
  ) paper
  where ${matches(sql`search_words(concat_ws(' ', title, name, unit))`)}`;

/** What has the words in its title comes first. */
const BY_TITLE = sql`row_number() over (order by ${matches(sql`search_words(title)`)} desc, title, id) as place`;

/** In their title, then in their teaser, then in their text. */
const articlesOf = (value: Value): SQL => sql`
  select id::text as id, title, null as context, reading_minutes as minutes,
    row_number() over (order by ${matches(sql`search_words(title)`)} desc, ${matches(sql`words`)} desc, title, id) as place
  from (
    select id, reading_minutes, ${inAsked(value, 'title')} as title, ${inAsked(value, 'words')} as words from articles
    where published_on <= ${value('today')}::date and ${matches(inAsked(value, 'text_words'))}
  ) article`;

const questionsOf = (value: Value): SQL => sql`
  select id::text as id, title, context, ${BY_TITLE}
  from (
    select i.id, ${inAsked(value, 'i.question')} as title, ${inAsked(value, 'c.title')} as context
    from faq_items i join faq_categories c on c.id = i.category_id where ${matches(inAsked(value, 'i.words'))}
  ) question`;

const SEARCH = fixedStatement<Asked>((value) =>
  jsonRow(sql`
    with sought as materialized (
      select array_agg('% ' || word || '%') as words
      from regexp_split_to_table(btrim(search_words(${value('q')})), ' ') word where word <> ''
    ), portfolio as materialized (
      select owned.*, row_number() over (order by ${BY_UNIT})::int as unit_place
      from (${ownedUnits(SIGNED_IN, value('today'))}) owned
    ), buildings as materialized (
      select id, name, community, ${BUILDING_WORDS} as words
      from properties where id in (select property_id from portfolio)
    )
    select ${found(value, 'unit', UNITS)}, ${found(value, 'building', BUILDINGS)},
      ${found(value, 'document', documentsOf(value))}, ${found(value, 'article', articlesOf(value))},
      ${found(value, 'question', questionsOf(value))}`),
);

/** One statement, which reads the portfolio once. */
export async function searchAll(
  db: Db,
  today: string,
  language: Language,
  { q, kind }: SearchQuery,
): Promise<FoundRows | undefined> {
  const { rows } = await db.execute<{ row: FoundRows }>(
    SEARCH({
      ...{ today, q, language, document_names: JSON.stringify(documentNames[language]) },
      ...{ kind: kind ?? null, most: kind ? FOUND_OF_KIND_MAX : FOUND_MAX },
    }),
  );
  return rows[0]?.row;
}
