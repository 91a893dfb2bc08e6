import type { Language } from '@manzil/shared/contract/values';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { tokenHash } from '../modules/auth/session-token';
import type { Session } from '../modules/auth/sessions.repository';
import type { Database, Db } from './connect';

/** `locale`: language in which the investor wants to be spoken to. */
export type SignedIn = Session & { locale: Language };

/** A connection of `manzil_portal` that works for one investor until it is given back. */
export type InvestorConnection = { session: SignedIn; db: Db; release: () => void };

/**
 * Looks the session up and, in the same statement, lets the connection work for its investor.
 * @returns null where there is no live session; the connection is given back
 */
export async function openSession(
  portal: Database,
  token: string,
): Promise<InvestorConnection | null> {
  const client = await portal.$client.connect();
  try {
    const session = await lookUp(client, token);
    if (session) return { session, db: drizzle(client), release: () => client.release() };
    client.release();
    return null;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}

/** Whether the session still lives; the transaction works for its investor. */
export async function confirmSession(tx: Db, token: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from open_session(${tokenHash(token)})`);
  return rowCount === 1;
}

const LOOK_UP = {
  name: 'open_session',
  text: 'select investor_id, email, first_name, last_name, avatar, onboarding_step, locale from open_session($1)',
};

async function lookUp(client: PoolClient, token: string): Promise<SignedIn | null> {
  const { rows } = await client.query<SignedIn>({ ...LOOK_UP, values: [tokenHash(token)] });
  return rows[0] ?? null;
}

/** One transaction of `manzil_portal` for this investor. */
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
