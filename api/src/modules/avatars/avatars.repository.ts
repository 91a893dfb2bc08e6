import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { avatars } from './avatars.table';

/** Its key, for its owner only. */
export async function findAvatar(
  db: Db,
  investorId: InvestorId,
  avatarId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ file_key: avatars.file_key })
    .from(avatars)
    .where(and(eq(avatars.investor_id, investorId), eq(avatars.id, avatarId)));
  return row?.file_key ?? null;
}

export async function lockAvatar(tx: Db, investorId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`avatar:${investorId}`}, 0))`,
  );
}

/** Key of the file that is left without a row, if there was one. */
export async function deleteAvatar(tx: Db, investorId: string): Promise<string | null> {
  const [row] = await tx
    .delete(avatars)
    .where(eq(avatars.investor_id, investorId))
    .returning({ file_key: avatars.file_key });
  return row?.file_key ?? null;
}

export async function insertAvatar(
  tx: Db,
  investorId: string,
  avatarId: string,
  fileKey: string,
): Promise<void> {
  await tx.insert(avatars).values({ id: avatarId, investor_id: investorId, file_key: fileKey });
}

export async function setAvatarPath(
  tx: Db,
  investorId: string,
  path: string | null,
): Promise<void> {
  await tx
    .update(investors)
    .set({ avatar_path: path, updated_at: sql`now()` })
    .where(eq(investors.id, investorId));
}
