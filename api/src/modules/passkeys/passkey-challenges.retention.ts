import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

export const passkeyChallengeRetention: Retention = {
  table: 'passkey_challenges',
  over: sql`expires_at < now()`,
};
