import type { Passkey } from '@manzil/shared/contract/passkeys/passkeys';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { passkeys } from './passkeys.table';

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;

const told = {
  passkey_id: passkeys.passkey_id,
  name: passkeys.name,
  created_at: passkeys.created_at,
  last_used_at: passkeys.last_used_at,
};
type Told = Pick<typeof passkeys.$inferSelect, keyof typeof told>;

const toPasskey = ({ created_at, last_used_at, ...row }: Told): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

const of = (investorId: InvestorId) => eq(passkeys.investor_id, investorId);
const one = (investorId: InvestorId, id: string) =>
  and(of(investorId), eq(passkeys.passkey_id, id));

export async function listPasskeys(db: Db, investorId: InvestorId): Promise<Passkey[]> {
  const rows = await db
    .select(told)
    .from(passkeys)
    .where(of(investorId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.passkey_id))
    .limit(MOST_PASSKEYS);
  return rows.map(toPasskey);
}

export type Credential = {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};

const bytesOf = (credentialId: string) => Buffer.from(credentialId, 'base64url');

/** What an authenticator that has one already is not to make again. */
export async function credentialsOf(
  db: Db,
  investorId: string,
): Promise<Pick<Credential, 'id' | 'transports'>[]> {
  const rows = await db
    .select({ credential_id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(of(investorId));
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports,
  }));
}

/** Two that are added at once wait for each other here. @returns how many there are */
export async function countPasskeys(tx: Db, investorId: string): Promise<number> {
  await tx
    .select({ id: investors.id })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('no key update');
  const [row] = await tx.select({ there: count() }).from(passkeys).where(of(investorId));
  return row?.there ?? 0;
}

/** @returns null where anybody has it already */
export async function storePasskey(
  tx: Db,
  investorId: string,
  name: string,
  { id, publicKey, counter, transports }: Credential,
): Promise<Passkey | null> {
  const [row] = await tx
    .insert(passkeys)
    .values({
      investor_id: investorId,
      credential_id: bytesOf(id),
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
    })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning(told);
  return row ? toPasskey(row) : null;
}

/** @returns null where the investor has none of this id */
export async function renamePasskey(
  tx: Db,
  investorId: InvestorId,
  id: string,
  name: string,
): Promise<Passkey | null> {
  const [row] = await tx.update(passkeys).set({ name }).where(one(investorId, id)).returning(told);
  return row ? toPasskey(row) : null;
}

/** @returns its name; null where the investor has none of this id */
export async function removePasskey(
  tx: Db,
  investorId: string,
  id: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(one(investorId, id))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

export type OwnedCredential = Credential & { passkey_id: string; email: string; owner: string };

/** Whose passkey this is, of accounts that may sign in. */
export async function findCredential(db: Db, id: string): Promise<OwnedCredential | null> {
  const [row] = await db
    .select({
      passkey_id: passkeys.passkey_id,
      owner: passkeys.investor_id,
      public_key: passkeys.public_key,
      counter: passkeys.counter,
      transports: passkeys.transports,
      email: investors.email,
    })
    .from(passkeys)
    .innerJoin(investors, eq(investors.id, passkeys.investor_id))
    .where(eq(passkeys.credential_id, bytesOf(id)));
  if (!row) return null;
  const { public_key, ...known } = row;
  return { ...known, id, publicKey: new Uint8Array(public_key) };
}

/** @returns whether nobody has used a later signature meanwhile: of two with one count, for one */
export async function countSignature(
  tx: Db,
  passkeyId: string,
  { before, now }: { before: number; now: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter: now, last_used_at: sql`now()` })
    .where(and(eq(passkeys.passkey_id, passkeyId), eq(passkeys.counter, before)));
  return rowCount === 1;
}
