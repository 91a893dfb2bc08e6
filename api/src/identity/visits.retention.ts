import { sql } from 'drizzle-orm';
import type { Retention } from '../platform/postgres/retention';

/** Nobody wants to hear of a whole year: whoever stays away for longer comes as for the first time. */
export const visitRetention: Retention = {
  table: 'visits',
  over: sql`began_at < now() - interval '365 days'`,
};
