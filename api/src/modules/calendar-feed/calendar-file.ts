import { hash } from 'node:crypto';
import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import type { Language } from '@manzil/shared/contract/values';
import { createEvents, type EventAttributes } from 'ics';
import { calendarPlace, calendarTitle } from './calendar-words';

/** Dates as iCalendar (RFC 5545): whole days, which take no time of the reader's. */
export function calendarFile(
  entries: readonly AgendaEntry[],
  investorId: string,
  language: Language,
): string {
  const events = entries.map((entry): EventAttributes => {
    const [year = 0, month = 0, day = 0] = entry.on.split('-').map(Number);
    const place = calendarPlace(entry, language);
    return {
      // The same at each reading, so that a calendar changes what it has.
      uid: `${hash('sha256', [investorId, entry.on, entry.kind, entry.document_type].join())}@manzil`,
      start: [year, month, day],
      duration: { days: 1 },
      title: calendarTitle(entry, language),
      ...(place && { location: place }),
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      classification: 'PRIVATE',
    };
  });
  const { error, value } = createEvents(events, { calName: 'Manzil', productId: 'manzil/portal' });
  if (error || !value) throw new Error('The calendar was not written.', { cause: error });
  return value;
}
