import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

/** Written by an API of the version before. */
export const passwordResetRetention: Retention = {
  table: 'password_resets',
  over: sql`expires_at < now() - interval '1 day'`,
};
