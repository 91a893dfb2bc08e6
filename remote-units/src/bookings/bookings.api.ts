import * as operation from '@manzil/shared/contract/bookings/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiFile, apiGet, queryClient } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { BookingFilter } from './filter';

const BOOKINGS = 'bookings';

export const bookingListQuery = (filter: BookingFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [BOOKINGS, language, filter],
    queryFn: ({ pageParam, signal }) =>
      apiGet(
        operation.listBookings,
        { query: { ...filter, language, ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** What the screen waits for: nothing where bookings are on show, which a filter that fails leaves there. */
export const firstBookings = (filter: BookingFilter, language: Language): Promise<unknown>[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [BOOKINGS, language] })
    .some(({ state }) => state.data !== undefined)
    ? []
    : [queryClient.ensureInfiniteQueryData(bookingListQuery(filter, language))];

const files = {
  csv: operation.downloadBookings,
  xlsx: operation.downloadBookingWorkbook,
};
export type BookingFormat = keyof typeof files;

export const bookingFile = (
  format: BookingFormat,
  filter: BookingFilter,
  numbers: Language,
  language: Language,
): Promise<Blob> => apiFile(files[format], language, { query: { ...filter, numbers, language } });
