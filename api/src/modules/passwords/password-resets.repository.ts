import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { passwordResets } from './password-resets.table';
import { RESET_MINUTES } from './reset-code';

const MAX_WRONG = 5;

type NewReset = {
  account_key: string;
  /** null = no account. */
  investor_id: string | null;
  flow_hash: string;
  code_hash: string;
};

/** Takes the place of the account's code before. @returns when it ends */
export async function storeReset(tx: Db, reset: NewReset): Promise<Date> {
  const values = {
    ...reset,
    attempts: 0,
    expires_at: sql`now() + make_interval(mins => ${RESET_MINUTES})`,
  };
  const [stored] = await tx
    .insert(passwordResets)
    .values(values)
    .onConflictDoUpdate({ target: passwordResets.account_key, set: values })
    .returning({ expires_at: passwordResets.expires_at });
  if (!stored) throw new Error('The reset code was not stored.');
  return stored.expires_at;
}

export async function findResetAccount(db: Db, flowHash: string): Promise<string | null> {
  const [reset] = await db
    .select({ account_key: passwordResets.account_key })
    .from(passwordResets)
    .where(eq(passwordResets.flow_hash, flowHash));
  return reset?.account_key ?? null;
}

const live = (flowHash: string) =>
  and(
    eq(passwordResets.flow_hash, flowHash),
    lt(passwordResets.attempts, MAX_WRONG),
    gt(passwordResets.expires_at, sql`now()`),
  );

/** One statement, so that tries at the same time are all counted. @returns whose code it is; null for a wrong one */
export async function tryCode(db: Db, flowHash: string, codeHash: string): Promise<string | null> {
  const right = sql<boolean>`${passwordResets.code_hash} = ${codeHash}`;
  const [reset] = await db
    .update(passwordResets)
    .set({ attempts: sql`${passwordResets.attempts} + case when ${right} then 0 else 1 end` })
    .where(live(flowHash))
    .returning({ investor_id: passwordResets.investor_id, right });
  return reset?.right ? reset.investor_id : null;
}

/** Uses the code up: of any number of tries at the same time one gets the investor. */
export async function takeReset(
  tx: Db,
  flowHash: string,
  codeHash: string,
): Promise<string | null> {
  const [reset] = await tx
    .delete(passwordResets)
    .where(
      and(
        live(flowHash),
        eq(passwordResets.code_hash, codeHash),
        isNotNull(passwordResets.investor_id),
      ),
    )
    .returning({ investor_id: passwordResets.investor_id });
  return reset?.investor_id ?? null;
}

export async function dropResets(tx: Db, investorId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.investor_id, investorId));
}
