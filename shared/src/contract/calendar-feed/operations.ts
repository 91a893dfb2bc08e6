import { Done } from '../done';
import type { Operation } from '../operation';
import { CalendarFeed, CalendarQuery, NewCalendarFeed } from './calendar-feed';

export const about = 'Dates of the next 90 days, for calendars that subscribe to them.';

export const readCalendar = {
  method: 'GET',
  path: '/calendar.ics',
  access: 'everybody',
  query: CalendarQuery,
  answer: ['text/calendar'],
} satisfies Operation;

export const getCalendarFeed = {
  method: 'GET',
  path: '/calendar-feed',
  access: 'investor',
  answer: CalendarFeed,
} satisfies Operation;

export const renewCalendarFeed = {
  method: 'POST',
  path: '/calendar-feed',
  access: 'investor',
  answer: NewCalendarFeed,
} satisfies Operation;

export const endCalendarFeed = {
  method: 'DELETE',
  path: '/calendar-feed',
  access: 'investor',
  answer: Done,
} satisfies Operation;
