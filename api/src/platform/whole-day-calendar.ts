import { addDays } from '@manzil/shared/domain/deadlines';
import { createEvents, type DateArray, type EventAttributes, type HeaderAttributes } from 'ics';

/** `on`: `2026-11-26`. `uid`: the same at each reading, so that a calendar changes what it has. `alarms`, `created`: as the library's. */
export type DayEvent = { uid: string; on: string; title: string } & Pick<
  EventAttributes,
  'location' | 'description' | 'alarms' | 'created'
>;

/** Days as iCalendar (RFC 5545): whole ones, which take no time of who reads them. */
export function wholeDayCalendar(events: readonly DayEvent[], header: HeaderAttributes): string {
  const { error, value } = createEvents(events.map(toEvent), {
    productId: 'manzil/portal',
    ...header,
  });
  if (error || !value) throw new Error('The calendar was not written.', { cause: error });
  return value;
}

/** With an end: of a duration in days the library makes `P1DT`, which is none (RFC 5545 3.3.6). */
const toEvent = ({ uid, on, ...told }: DayEvent): EventAttributes => ({
  uid: `${uid}@manzil`,
  start: dateOf(on),
  end: dateOf(addDays(on, 1)),
  startInputType: 'local',
  startOutputType: 'local',
  ...told,
  busyStatus: 'FREE',
  transp: 'TRANSPARENT',
  classification: 'PRIVATE',
});

function dateOf(date: string): DateArray {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}
