import { sql } from 'drizzle-orm';
import type { Retention } from '../postgres/retention';

export const limitRetention: Retention = {
  table: 'rate_limits',
  over: sql`expire < extract(epoch from now()) * 1000`,
};
