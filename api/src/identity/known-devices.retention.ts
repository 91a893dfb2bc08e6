import { sql } from 'drizzle-orm';
import type { Retention } from '../platform/postgres/retention';

/** As long as browsers keep the cookie. */
export const knownDeviceRetention: Retention = {
  table: 'known_devices',
  over: sql`last_used_at < now() - interval '400 days'`,
};
