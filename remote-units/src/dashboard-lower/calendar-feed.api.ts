import * as operation from '@manzil/shared/contract/calendar-feed/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiAddress, apiSend, queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const calendarFeedQuery = queryOptions(readQuery(operation.getCalendarFeed));

const changed = () => queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });

/** @returns the address, which is told this once */
export async function renewCalendarFeed(language: Language): Promise<string> {
  const { path } = await apiSend(operation.renewCalendarFeed, language);
  await changed();
  return new URL(apiAddress(path), window.location.href).href;
}

export async function endCalendarFeed(language: Language): Promise<void> {
  await apiSend(operation.endCalendarFeed, language);
  await changed();
}
