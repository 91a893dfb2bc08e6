import { UNIT_PAGE_SIZE, UnitChoice, UnitSort } from '@manzil/shared/contract/units/unit-list';
import { STRETCH } from '../units.api';

const { search, state, emirate, property_id } = UnitChoice.shape;

/** As the address and the screen say it. */
export type Chosen = Omit<UnitChoice, 'sort'> & { sort?: UnitSort | undefined };

/** What the address asks for, by the names the API has; what means nothing is as if it were not there. */
export function choiceIn(address: URLSearchParams): Chosen {
  const asked = (name: keyof Chosen) => address.get(name)?.trim() || undefined;
  return Object.fromEntries(
    Object.entries({
      search: search.safeParse(asked('search')).data,
      state: state.safeParse(asked('state')).data,
      emirate: emirate.safeParse(asked('emirate')).data,
      property_id: property_id.safeParse(asked('property_id')).data,
      sort: UnitSort.safeParse(asked('sort')).data,
    }).filter(([, value]) => value !== undefined),
  );
}

const BY_AMOUNT = ['price', '-price', 'rent', '-rent'] as const;

/** As the API is asked: units stand by the amounts that the account shows. */
export function askedFor({ sort, ...choice }: Chosen, inPart: boolean): UnitChoice {
  const amount = inPart && BY_AMOUNT.find((each) => each === sort);
  return { ...choice, ...(sort && { sort: amount ? `${amount}_part` : sort }) };
}

/** The address after a choice; what else it says stays, but where a list goes on that is another one now. */
export function withChoice(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value) next.set(name, value);
  else next.delete(name);
  if (name !== 'view' && name !== 'from') next.delete('from');
  return next;
}

/** The API has so many pages. */
const MOST = 10_000 * UNIT_PAGE_SIZE;

/** @returns number of the unit that the list begins with: 1, or the first of a later stretch */
export function firstIn(address: URLSearchParams): number {
  const asked = address.get('from') ?? '';
  const before = /^\d{1,6}$/.test(asked) ? Math.max(0, Math.min(Number(asked), MOST) - 1) : 0;
  return before - (before % STRETCH) + 1;
}

const FILTERS = ['search', 'state', 'emirate', 'property_id'] as const;

/** All units again, in the order and the view that were chosen. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  return FILTERS.reduce((next, name) => withChoice(next, name, ''), address);
}

export const isFiltered = (choice: Chosen): boolean =>
  FILTERS.some((name) => choice[name] !== undefined);
