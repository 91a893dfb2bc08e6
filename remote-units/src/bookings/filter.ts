import { BookingListQuery } from '@manzil/shared/contract/bookings/bookings';

const { unit_id, year, month, category } = BookingListQuery.shape;

export type BookingFilter = Pick<BookingListQuery, 'unit_id' | 'year' | 'month' | 'category'>;

/** What the address asks for, by the names the API has; what means nothing is as if it were not there. */
export function filterIn(search: URLSearchParams): BookingFilter {
  const asked = (name: keyof BookingFilter) => search.get(name) ?? undefined;
  const inYear = year.safeParse(asked('year')).data;
  return {
    unit_id: unit_id.safeParse(asked('unit_id')).data,
    year: inYear,
    month: inYear && month.safeParse(asked('month')).data,
    category: category.safeParse(asked('category')).data,
  };
}

/** The address after a choice; a month belongs to its year. */
export function withChoice(
  search: URLSearchParams,
  name: keyof BookingFilter,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  if (!next.has('year')) next.delete('month');
  return next;
}

export const isFiltered = (filter: BookingFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
