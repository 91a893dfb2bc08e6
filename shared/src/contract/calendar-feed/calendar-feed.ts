import { z } from '../schema';
import { Day } from '../values';

/** The one feed of an account, null where there is none. */
export const CalendarFeed = z.object({ created_on: z.nullable(Day) });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Told this once: afterwards only a hash is known. */
export const NewCalendarFeed = z.object({
  /** Below the API's base. */
  path: z.string(),
});
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const CalendarQuery = z.strictObject({ token: z.string().check(z.maxLength(100)) });
