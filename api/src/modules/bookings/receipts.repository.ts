import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';

type Receipt = { documentId: string; journalId: string; investorId: string };

export type Attached = 'attached' | 'attached before' | 'has another' | 'no booking';

/** On the investor's own lines of a booking; one that has a receipt keeps it (trigger). */
export async function attachReceipt(
  tx: Db,
  { documentId, journalId, investorId }: Receipt,
): Promise<Attached> {
  const { rows } = await tx.execute<{ document_id: string | null; line_no: number }>(
    sql`select l.document_id, l.line_no
      from journal_lines l join ledger_accounts a on a.id = l.account_id
      where l.journal_id = ${journalId} and a.owner_scope = 'investor' and a.investor_id = ${investorId}
      for update of l`,
  );
  if (rows.length === 0) return 'no booking';
  if (rows.some(({ document_id }) => document_id !== null && document_id !== documentId))
    return 'has another';
  const open = rows.filter(({ document_id }) => document_id === null);
  if (open.length === 0) return 'attached before';
  const lines = sql.join(
    open.map(({ line_no }) => sql`${line_no}`),
    sql`, `,
  );
  await tx.execute(
    sql`update journal_lines set document_id = ${documentId}
      where journal_id = ${journalId} and line_no in (${lines})`,
  );
  return 'attached';
}
