import { type SQL, sql } from 'drizzle-orm';

/** An investor in the `where` of a query: an id, or whoever the connection works for. */
export type InvestorId = string | SQL<string>;

/** Whom a read works for, in statements that are sent before the API knows it. */
export const SIGNED_IN = sql<string>`(select manzil_investor_id())`;
