import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

export const passwordLinkRetention: Retention = {
  table: 'password_links',
  over: sql`expires_at < now()`,
};
