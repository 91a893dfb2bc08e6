import { sql } from 'drizzle-orm';
import type { Retention } from '../platform/postgres/retention';

export const signInTicketRetention: Retention = {
  table: 'sign_in_tickets',
  over: sql`expires_at < now()`,
};
