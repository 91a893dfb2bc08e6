import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

/** As the privacy policy says. */
export const contactMessageRetention: Retention = {
  table: 'contact_messages',
  over: sql`received_at < now() - interval '1 year'`,
};
