import type { Language } from '@manzil/shared/contract/values';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig, QueryResult, Submittable } from 'pg';
import type { Database, Db } from '../platform/postgres/connect';
import { type Guard, GuardedQuery } from '../platform/postgres/guarded-query';
import { named } from '../platform/postgres/prepared';
import { tokenHash } from './session-token';
import type { Session } from './sessions.repository';

export type SignedIn = Session & { locale: Language };

const enterSession = (token: string): Guard => ({
  name: 'enter_session',
  text: 'select to_json(found)::text as session from enter_session($1) found',
  value: tokenHash(token),
});

const enterAs = (investorId: string): Guard => ({
  name: 'enter_as',
  text: `select set_config('manzil.investor_id', $1, true)`,
  value: investorId,
});

const toSession = (text: string | null | undefined): SignedIn | null =>
  text ? JSON.parse(text) : null;

export async function findSession(portal: Database, token: string): Promise<SignedIn | null> {
  const { name, text, value } = enterSession(token);
  const { rows } = await portal.$client.query<{ session: string }>({ name, text, values: [value] });
  return toSession(rows[0]?.session);
}

/** Reads as this investor: the identity goes with every statement and ends with it. */
export const investorDb = (portal: Database, investorId: string): Db =>
  guarded(portal, () => enterAs(investorId));

/**
 * Its first statement looks the session up, and so do those that are sent beside it.
 * @param found told what the lookup said, also where the statement failed; not called where the lookup did
 */
export function sessionDb(
  portal: Database,
  token: string,
  found: (session: SignedIn | null) => void,
): Db {
  let known: SignedIn | null = null;
  const guard = () => (known ? enterAs(known.investor_id) : enterSession(token));
  return guarded(portal, guard, (answer) => {
    // What a later statement's guard answers is no session.
    if (known) return;
    known = toSession(answer);
    found(known);
  });
}

function guarded(
  portal: Database,
  guard: () => Guard,
  onAnswer: (answer: string | null) => void = () => undefined,
): Db {
  const db = drizzle(new GuardedClient(portal.$client, guard, onAnswer) as unknown as Pool);
  db.transaction = () => {
    throw new Error('The statements of a read are transactions of their own.');
  };
  return db;
}

/** What drizzle needs of a client: any connection of the pool will do, as the guard goes with each statement. */
class GuardedClient {
  constructor(
    private readonly pool: Pool,
    private readonly guard: () => Guard,
    private readonly onAnswer: (answer: string | null) => void,
  ) {}

  async query(statement: QueryConfig, values: unknown[]): Promise<QueryResult> {
    const query = new GuardedQuery(this.guard(), named(statement, values), values);
    try {
      // Awaits what came of it; pg declares what its streams answer.
      return (await this.pool.query(query as unknown as Submittable)) as unknown as QueryResult;
    } finally {
      if (query.answer !== undefined) this.onAnswer(query.answer);
    }
  }
}

export function inInvestorTransaction<T>(
  portal: Database,
  investorId: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return portal.transaction(async (tx) => {
    await tx.execute(sql`select set_config('manzil.investor_id', ${investorId}, true)`);
    return work(tx);
  });
}

/** Whether the session still lives; the transaction works for its investor. */
export async function confirmSession(tx: Db, token: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from enter_session(${tokenHash(token)})`);
  return rowCount === 1;
}
