import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import { BY_UNIT, ownedUnits } from './owned-units';
import { soughtWords } from './sought-words.repository';
import { BUILDING_WORDS, UNIT_WORDS } from './unit-words.repository';

/** `states` is an array of stages as PostgreSQL writes it; the cursor's place and unit are null on a first page. */
export type ChoiceValue =
  | 'today'
  | 'search'
  | 'states'
  | 'emirate'
  | 'property'
  | 'sort'
  | 'after_place'
  | 'after_unit'
  | 'rows';
type Value = (name: ChoiceValue) => Placeholder;

/** Behind all that have a day or an amount; exact as a number of JSON. */
const LAST = sql.raw(String(Number.MAX_SAFE_INTEGER));

/**
 * Tables of a statement: `portfolio`, all units with their `place` by the order asked for; `fitting`, those that are found,
 * with what they say to each filter; `chosen`, those that pass all of them.
 */
export const chosenUnits = (value: Value): SQL => sql`
  portfolio as materialized (
    select owned.*, ${placeBy(value('sort'))} as place from (${ownedUnits(SIGNED_IN, value('today'))}) owned
  ), sought as materialized (${soughtWords(value('search'))}), buildings as materialized (
    select id, ${BUILDING_WORDS} as words from properties
    where ${value('search')}::text is not null and id in (select property_id from portfolio)
  ), fitting as materialized (
    select portfolio.*,
      ${value('states')}::text is null or lifecycle = any (${value('states')}::text[]) as of_state,
      ${value('emirate')}::text is null or emirate = ${value('emirate')} as of_emirate,
      ${value('property')}::int is null or property_id = ${value('property')}::int as of_property
    from portfolio left join buildings on buildings.id = portfolio.property_id
    where ${value('search')}::text is null
      or buildings.words || ${UNIT_WORDS} like all ((select words from sought)::text[])
  ), chosen as materialized (
    select * from fitting where of_state and of_emirate and of_property
  )`;

/** The next of the chosen, behind the cursor. */
export const nextUnits = (value: Value, offset: SQL = sql``): SQL => sql`
  select * from chosen
  where ${value('after_unit')}::uuid is null
    or (place, property_name, length(unit_no), unit_no, unit_id) > (
      select ${value('after_place')}::bigint, p.name, length(u.unit_no), u.unit_no, u.id
      from units u join properties p on p.id = u.property_id where u.id = ${value('after_unit')}::uuid)
  order by ${BY_PLACE} limit ${value('rows')} ${offset}`;

export const BY_PLACE = sql`place, ${BY_UNIT}`;

/** The investor's part of an owned unit's amount, rounded as lists show it. */
export const partOf = (amount: SQL): SQL => sql`round(${amount} * share_bps / 10000.0)::bigint`;
const PRICE_PART = partOf(sql`purchase_price_fils`);
const RENT_PART = partOf(sql`annual_rent_fils`);

/** The smallest comes first, as a number that can be told in a cursor. */
const placeBy = (sort: Placeholder): SQL => sql`case ${sort}::text
  when 'urgent' then ((not needs_attention)::int - bounced::int) * 1000000 + coalesce(next_date - '2000-01-01'::date, 999999)
  when 'next_date' then coalesce(next_date - '2000-01-01'::date, 999999)
  when 'price' then purchase_price_fils
  when '-price' then -purchase_price_fils
  when 'rent' then coalesce(annual_rent_fils, ${LAST})
  when '-rent' then coalesce(-annual_rent_fils, ${LAST})
  when 'price_part' then ${PRICE_PART}
  when '-price_part' then -${PRICE_PART}
  when 'rent_part' then coalesce(${RENT_PART}, ${LAST})
  when '-rent_part' then coalesce(-${RENT_PART}, ${LAST})
  else 0 end::bigint`;
