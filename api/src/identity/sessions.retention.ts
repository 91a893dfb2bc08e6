import { sql } from 'drizzle-orm';
import type { Retention } from '../platform/postgres/retention';

export const sessionRetention: Retention = {
  table: 'sessions',
  over: sql`expires_at < now()`,
};
