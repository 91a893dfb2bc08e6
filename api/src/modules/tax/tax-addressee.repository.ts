import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

type Addressee = { name: string; investor_no: string };

/** Null where the account has gone meanwhile. */
export async function findAddressee(db: Db, investorId: InvestorId): Promise<Addressee | null> {
  const [addressee] = await jsonRows<Addressee>(
    db,
    sql`
      select coalesce(company_name, first_name || ' ' || last_name) as name, investor_no
      from investors where id = ${investorId}`,
  );
  return addressee ?? null;
}
