import { BookingListQuery } from '@manzil/shared/contract/bookings/bookings';

const { unit_id, year, month, from, to, category, group, search, booking_id } =
  BookingListQuery.shape;

export type BookingFilter = Omit<BookingListQuery, 'cursor' | 'language'>;

/** What the address asks for, by the names the API has; what means nothing is as if it were not there. */
export function filterIn(address: URLSearchParams): BookingFilter {
  const asked = (name: keyof BookingFilter) => address.get(name) ?? undefined;
  const inYear = year.safeParse(asked('year')).data;
  return {
    unit_id: unit_id.safeParse(asked('unit_id')).data,
    year: inYear,
    month: inYear && month.safeParse(asked('month')).data,
    from: from.safeParse(asked('from')).data,
    to: to.safeParse(asked('to')).data,
    category: category.safeParse(asked('category')).data,
    group: group.safeParse(asked('group')).data,
    search: search.safeParse(asked('search')).data,
    booking_id: booking_id.safeParse(asked('booking_id')).data,
  };
}

export type FilterChanges = Partial<Record<keyof BookingFilter, string>>;

/** The address after a choice; a month belongs to its year. An empty value lifts what was chosen. */
export function withChoice(search: URLSearchParams, changes: FilterChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (!next.has('year')) next.delete('month');
  return next;
}

export const isFiltered = (filter: BookingFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
