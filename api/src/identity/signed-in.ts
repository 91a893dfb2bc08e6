import { sql } from 'drizzle-orm';

/** Whom a read works for, in statements that are sent before the API knows it. */
export const SIGNED_IN = sql<string>`manzil_investor_id()`;
