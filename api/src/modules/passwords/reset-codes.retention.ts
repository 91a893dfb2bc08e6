import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

/** A code that is over still counts tries for a while. */
export const resetCodeRetention: Retention = {
  table: 'reset_codes',
  over: sql`expires_at < now() - interval '1 day'`,
};
