import { sought } from '../entered-values';
import { Page } from '../parameters';
import { z } from '../schema';
import { Language, Money } from '../values';
import { MAX_INT4 } from '../version';
import { type UnitState, unitStates } from './unit-state';
import { Emirate, UnitSummary } from './units';

export const UNIT_PAGE_SIZE = 24;
/** Of a search, in characters. */
export const SEARCH_MAX = 100;

/** What is most urgent comes first by default. A minus: the largest first. */
export const UnitSort = z.enum(['urgent', 'name', 'next_date', 'price', '-price', 'rent', '-rent']);
export type UnitSort = z.infer<typeof UnitSort>;

/** `_part`: by the investor's parts, as an account sees them that shows parts. */
const UnitOrder = z.enum([
  ...UnitSort.options,
  'price_part',
  '-price_part',
  'rent_part',
  '-rent_part',
]);

/** Of the last unit that is known: the order, its place by it, the unit. */
const CURSOR = /^[a-z_-]{4,11}\.-?\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As text, as it stands in an address; `1e3` is none. */
const PropertyId = z.string().check(
  z.regex(/^\s*0*[1-9]\d{0,9}\s*$/),
  z.refine((text) => Number(text) <= MAX_INT4),
);

const chosen = {
  /** The beginnings of words of building, number, place and state, all of which have to be there. */
  search: z.optional(sought(SEARCH_MAX)),
  state: z.optional(z.enum(unitStates as [UnitState, ...UnitState[]])),
  emirate: z.optional(Emirate),
  property_id: z.optional(PropertyId),
  sort: z.optional(UnitOrder),
};

export const UnitChoice = z.strictObject(chosen);
export type UnitChoice = z.infer<typeof UnitChoice>;

export const UnitListQuery = z
  .strictObject({
    ...chosen,
    page: z.optional(Page),
    cursor: z.optional(z.string().check(z.maxLength(70), z.regex(CURSOR))),
  })
  .check(
    z.refine(({ cursor, page }) => !cursor || page === undefined, { path: ['page'] }),
    z.refine(({ cursor, sort = 'urgent' }) => !cursor || cursor.split('.')[0] === sort, {
      path: ['cursor'],
    }),
  );
export type UnitListQuery = z.infer<typeof UnitListQuery>;

export const UnitFileQuery = z.strictObject({ ...chosen, language: z.optional(Language) });
export type UnitFileQuery = z.infer<typeof UnitFileQuery>;

/** How many units each choice would leave beside the others that are made; what would leave none is not listed. */
export const UnitCounts = z.object({
  states: z.array(
    z.object({ state: z.enum(unitStates as [UnitState, ...UnitState[]]), count: z.int() }),
  ),
  emirates: z.array(z.object({ emirate: Emirate, count: z.int() })),
  properties: z.array(z.object({ property_id: z.int(), name: z.string(), count: z.int() })),
});
export type UnitCounts = z.infer<typeof UnitCounts>;

const sums = { purchase_price: Money, annual_rent: Money, open_amount: Money };

export const UnitList = z.object({
  items: z.array(UnitSummary),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
  /** Asks for the next units; null at the end. */
  next_cursor: z.nullable(z.string()),
  /** Units in all, whatever is chosen. */
  owned: z.int(),
  /** Null from the second page on. */
  counts: z.nullable(UnitCounts),
  /** Of what is chosen, over all pages. */
  totals: z.object({
    count: z.int(),
    ...sums,
    /** Of the investor's parts of them. */
    part: z.object(sums),
  }),
});
export type UnitList = z.infer<typeof UnitList>;
