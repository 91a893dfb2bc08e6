import { sql } from 'drizzle-orm';
import { consents } from '../src/modules/consents/consents.table';
import type { Db } from '../src/platform/postgres/connect';

type Id = { id: string };

export const consentProofs = async (db: Db, investor: Id) =>
  (await db.select().from(consents)).filter(({ investor_id }) => investor_id === investor.id);

/** By which a login of the application could change or remove a proof. */
export async function grantsToChange(db: Db): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    select grantee, privilege_type from information_schema.table_privileges
    where table_name = 'consents' and grantee in ('manzil_portal', 'manzil_service')
      and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`);
  return rows;
}

/** What the audit log says of an investor, oldest first. */
export async function actionsOf(db: Db, investor: Id): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(
    sql`select action from audit_log where investor_id = ${investor.id} order by id`,
  );
  return rows.map(({ action }) => action);
}
