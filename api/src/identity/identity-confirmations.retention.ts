import { sql } from 'drizzle-orm';
import type { Retention } from '../platform/postgres/retention';

export const identityConfirmationRetention: Retention = {
  table: 'identity_confirmations',
  over: sql`expires_at < now()`,
};
