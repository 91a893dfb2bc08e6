import { Instant } from '../instant';
import { z } from '../schema';

export const OpenSession = z.object({
  session_id: z.uuid(),
  /** Browser and system, such as `Firefox, Windows`; null = not known. */
  device: z.nullable(z.string()),
  created_at: Instant,
  /** To the minute. */
  last_seen_at: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The latest used first, at most 100. */
export const OpenSessionList = z.object({ items: z.array(OpenSession) });

export const SessionParams = z.strictObject({ session_id: z.uuid() });

/** How many sessions were ended. */
export const SessionsEnded = z.object({ ended: z.int() });

export const SessionLinkInput = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type SessionLinkInput = z.infer<typeof SessionLinkInput>;
