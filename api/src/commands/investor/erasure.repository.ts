import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { tablesOfPerson } from './tables-of-person.repository';

/** `files`: keys that no row names any more. */
export type Erased = { documents: number; addresses: number; files: string[] };

/** Papers that belong to the books, beside those that bookings refer to. The rest proves who somebody is. */
const BUSINESS_PAPERS = [
  'tenancy-contract',
  'ejari',
  'purchase-contract',
  'title-deed',
  'oqood',
  'property-management-contract',
  'invoice',
  'receipt',
];

/** @param keepBooks name, the latest address, accounts that were paid to and papers of the books stay, too */
export async function erasePerson(
  tx: Db,
  investorId: string,
  email: string,
  keepBooks: boolean,
): Promise<Erased> {
  const mine = sql`investor_id = ${investorId}`;
  for (const table of await tablesOfPerson(tx)) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${mine}`);
  }
  await tx.execute(sql`delete from mail_outbox where to_address = ${email}`);
  const avatars = await keysOf(
    tx,
    sql`delete from avatars where ${mine} returning file_key as key`,
  );
  const papers = await eraseDocuments(tx, investorId, keepBooks);
  const addresses = await tx.execute(sql`
    delete from addresses where ${mine} and not (${keepBooks} and valid_to is null)`);
  await eraseAccounts(tx, investorId, keepBooks);
  await tx.execute(sql`
    update erasure_requests set closed_at = now() where ${mine} and closed_at is null`);
  return {
    documents: papers.documents,
    addresses: addresses.rowCount ?? 0,
    files: [...avatars, ...papers.files],
  };
}

/** Of a document that a booking refers to the row stays, as a receipt that there was. */
async function eraseDocuments(tx: Db, investorId: string, keepBooks: boolean) {
  const booked = sql`exists (select from journal_lines where document_id = documents.id)`;
  const going = sql`
    investor_id = ${investorId}
    and not (${keepBooks} and (${booked} or document_type in ${BUSINESS_PAPERS}))`;
  const emptied = await keysOf(
    tx,
    sql`
      with named as (select id, file_key from documents where ${going} and ${booked})
      update documents set name = null, file_key = null, media_type = null, size_bytes = null, sha256 = null,
        scan = 'clean', upload_id = null, upload_hash = null, decline_text = null, superseded_by_id = null,
        updated_at = now()
      from named where named.id = documents.id and named.file_key is not null
      returning named.file_key as key`,
  );
  // What stays may have been superseded by what goes.
  await tx.execute(sql`
    update documents set superseded_by_id = null
    where investor_id = ${investorId}
      and superseded_by_id in (select id from documents where ${going} and not ${booked})`);
  const { rows } = await tx.execute<{ key: string | null }>(
    sql`delete from documents where ${going} and not ${booked} returning file_key as key`,
  );
  const files = rows.flatMap(({ key }) => key ?? []);
  return { documents: rows.length + emptied.length, files: [...emptied, ...files] };
}

async function eraseAccounts(tx: Db, investorId: string, keepBooks: boolean): Promise<void> {
  const paid = sql`exists (select from payouts where bank_account_id = bank_accounts.id)`;
  await tx.execute(
    sql`delete from bank_accounts where investor_id = ${investorId} and not ${paid}`,
  );
  if (keepBooks) return;
  await tx.execute(sql`
    update bank_accounts set holder_name = '', iban_country = 'XX', iban_last4 = '0000', iban_sealed = null,
      iban_key_id = null, bic = null, bank_name = null, status = 'replaced', updated_at = now()
    where investor_id = ${investorId}`);
}

async function keysOf(tx: Db, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(statement);
  return rows.map(({ key }) => key);
}
