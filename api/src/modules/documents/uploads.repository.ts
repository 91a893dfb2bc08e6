import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { unitOwnerships } from '../units/ownership.table';
import { instalments, paymentPlans } from '../units/purchase.table';
import { documents } from './documents.table';

/** Uploads of one investor that are stored come one after the other, so that each sees what the others have taken. */
export async function lockUploads(tx: Db, investorId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${investorId}`}, 0))`,
  );
}

export async function usedSpace(
  db: Db,
  investorId: string,
): Promise<{ files: number; bytes: number }> {
  const [used] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${documents.size_bytes}), 0)::float8`,
    })
    .from(documents)
    .where(
      and(
        eq(documents.investor_id, investorId),
        eq(documents.uploaded_by, 'investor'),
        sql`${documents.file_key} is not null`,
      ),
    );
  return used ?? { files: 0, bytes: 0 };
}

export async function ownsUnit(
  db: Db,
  investorId: string,
  unitId: string,
  today: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: unitOwnerships.unit_id })
    .from(unitOwnerships)
    .where(
      and(
        eq(unitOwnerships.investor_id, investorId),
        eq(unitOwnerships.unit_id, unitId),
        sql`${today}::date between ${unitOwnerships.owned_from}
          and coalesce(${unitOwnerships.owned_to}, 'infinity')`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type WhichInstalment = { id: string } | { unitId: string; seq: number };

/** @returns its id, where it is not paid yet and the investor owns its unit today */
export async function findOpenInstalment(
  db: Db,
  { investorId, today }: { investorId: string; today: string },
  which: WhichInstalment,
): Promise<string | null> {
  const [row] = await db
    .select({ id: instalments.id, unit_id: paymentPlans.unit_id })
    .from(instalments)
    .innerJoin(paymentPlans, eq(paymentPlans.id, instalments.plan_id))
    .where(
      and(
        'id' in which
          ? eq(instalments.id, which.id)
          : and(eq(paymentPlans.unit_id, which.unitId), eq(instalments.seq, which.seq)),
        isNull(instalments.paid_on),
      ),
    );
  return row && (await ownsUnit(db, investorId, row.unit_id, today)) ? row.id : null;
}
