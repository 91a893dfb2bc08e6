import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

/** What a mark was about has passed by then: a tenancy's notice comes round once a year. */
export const decisionMarkRetention: Retention = {
  table: 'decision_marks',
  over: sql`marked_at < now() - interval '400 days'`,
};
