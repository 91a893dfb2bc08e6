import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { RESET_MINUTES } from './reset-code';
import { resetCodes } from './reset-codes.table';

/** Wrong tries that end a code. */
export const MAX_WRONG = 5;

type NewCode = Omit<typeof resetCodes.$inferInsert, 'attempts' | 'expires_at'>;

/** Those that other browsers asked for stay valid. @returns when it ends */
export async function storeResetCode(tx: Db, code: NewCode): Promise<Date> {
  const expires_at = sql`now() + make_interval(mins => ${RESET_MINUTES})`;
  const [stored] = await tx
    .insert(resetCodes)
    .values({ ...code, expires_at })
    .returning({ expires_at: resetCodes.expires_at });
  if (!stored) throw new Error('The reset code was not stored.');
  return stored.expires_at;
}

export type ResetFlow = { account_key: string; known_browser: boolean };

export async function findResetFlow(db: Db, flowHash: string): Promise<ResetFlow | null> {
  const [flow] = await db
    .select({ account_key: resetCodes.account_key, known_browser: resetCodes.known_browser })
    .from(resetCodes)
    .where(eq(resetCodes.flow_hash, flowHash));
  return flow ?? null;
}

const live = (flowHash: string, mostWrong: number) =>
  and(
    eq(resetCodes.flow_hash, flowHash),
    lt(resetCodes.attempts, mostWrong),
    gt(resetCodes.expires_at, sql`now()`),
  );

type Try = { flowHash: string; codeHash: string };
type Tried = { investor_id: string | null; right: boolean };

/**
 * One statement, so that tries at the same time are all counted.
 * @returns null where the code is over, or was tried wrongly so many times
 */
export async function tryCode(
  db: Db,
  { flowHash, codeHash }: Try,
  mostWrong: number,
): Promise<Tried | null> {
  const right = sql<boolean>`${resetCodes.code_hash} = ${codeHash}`;
  const [tried] = await db
    .update(resetCodes)
    .set({ attempts: sql`${resetCodes.attempts} + case when ${right} then 0 else 1 end` })
    .where(live(flowHash, mostWrong))
    .returning({ investor_id: resetCodes.investor_id, right });
  return tried ?? null;
}

/** Uses the code up: of any number of tries at the same time one gets the investor. */
export async function takeCode(tx: Db, { flowHash, codeHash }: Try): Promise<string | null> {
  const [taken] = await tx
    .delete(resetCodes)
    .where(
      and(
        live(flowHash, MAX_WRONG),
        eq(resetCodes.code_hash, codeHash),
        isNotNull(resetCodes.investor_id),
      ),
    )
    .returning({ investor_id: resetCodes.investor_id });
  return taken?.investor_id ?? null;
}

export async function dropCodes(tx: Db, investorId: string): Promise<void> {
  await tx.delete(resetCodes).where(eq(resetCodes.investor_id, investorId));
}
