import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import type { FieldCipher } from '../platform/secrets/field-cipher';
import { recoveryCodes, secondFactors } from './second-factors.table';
import type { InvestorId } from './signed-in';

const SALT_BYTES = 16;
/** For which a shown secret waits for its first code. */
const SHOWN = sql`interval '30 minutes'`;

export type Factor = { secret: string; salt: Buffer };

const placeOf = (investorId: string) => `second_factors.secret:${investorId}`;
const of = (investorId: InvestorId) => eq(secondFactors.investor_id, investorId);
const active = isNotNull(secondFactors.confirmed_at);
const shown = and(
  isNull(secondFactors.confirmed_at),
  gt(secondFactors.created_at, sql`now() - ${SHOWN}`),
);

/** @returns whether there was none in force */
export async function startFactor(
  db: Db,
  fields: FieldCipher,
  investorId: string,
  secret: string,
): Promise<boolean> {
  const { sealed, key_id } = fields.seal(placeOf(investorId), secret);
  const values = {
    secret_sealed: sealed,
    secret_key_id: key_id,
    salt: randomBytes(SALT_BYTES),
    created_at: sql`now()`,
    last_step: 0,
  };
  const { rowCount } = await db
    .insert(secondFactors)
    .values({ investor_id: investorId, ...values })
    .onConflictDoUpdate({
      target: secondFactors.investor_id,
      set: values,
      setWhere: isNull(secondFactors.confirmed_at),
    });
  return rowCount === 1;
}

/** @param state `shown`: its first code is waited for */
export async function findFactor(
  db: Db,
  fields: FieldCipher,
  investorId: string,
  state: 'active' | 'shown',
): Promise<Factor | null> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(of(investorId), state === 'active' ? active : shown));
  if (!row) return null;
  const { secret_sealed: sealed, secret_key_id: key_id, salt } = row;
  return { secret: fields.open(placeOf(investorId), { sealed, key_id }), salt };
}

export async function hasFactor(db: Db, investorId: string): Promise<boolean> {
  const [row] = await db
    .select({ investor_id: secondFactors.investor_id })
    .from(secondFactors)
    .where(and(of(investorId), active));
  return row !== undefined;
}

/** @param salt of the one whose code was right: another may have been shown since @returns whether it waited for this */
export async function confirmFactor(
  tx: Db,
  investorId: string,
  salt: Buffer,
  step: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(secondFactors)
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where(and(of(investorId), shown, eq(secondFactors.salt, salt)));
  return rowCount === 1;
}

/** @returns whether no code of this or a later half minute was taken before: of several at once, for one */
export async function takeStep(tx: Db, investorId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(of(investorId), active, lt(secondFactors.last_step, step)));
  return rowCount === 1;
}

/** @returns whether it was in force */
export async function removeFactor(tx: Db, investorId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(secondFactors).where(and(of(investorId), active));
  return rowCount === 1;
}

/**
 * Of several at once the last one's stay.
 * @param salt under which they were hashed @returns whether the factor is in force and has this salt
 */
export async function replaceRecoveryCodes(
  tx: Db,
  investorId: string,
  salt: Buffer,
  hashes: string[],
): Promise<boolean> {
  const [factor] = await tx
    .select({ investor_id: secondFactors.investor_id })
    .from(secondFactors)
    .where(and(of(investorId), active, eq(secondFactors.salt, salt)))
    .for('update');
  if (!factor) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.investor_id, investorId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((code_hash) => ({ investor_id: investorId, code_hash })));
  return true;
}

/** @returns whether it was unused: of several at once, for one */
export async function takeRecoveryCode(
  tx: Db,
  investorId: string,
  code_hash: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.investor_id, investorId),
        eq(recoveryCodes.code_hash, code_hash),
        isNull(recoveryCodes.used_at),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Db, investorId: InvestorId): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.investor_id, investorId), isNull(recoveryCodes.used_at)));
  return row?.left ?? 0;
}
