import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type Check, MAX_FAULTS } from './check';

type Foreign = { journal_id: string; line_no: number; document_id: string };

/** The receipt of a line is a document of the account's owner: of one invoice each co-owner has a document. */
export const receiptsCheck = (db: Db): Check => ({
  name: 'Receipts',
  run: async () => {
    const [counts] = await jsonRows<{ receipts: number }>(
      db,
      sql`select count(*) as receipts from journal_lines where document_id is not null`,
    );
    const foreign = await jsonRows<Foreign>(
      db,
      sql`select l.journal_id, l.line_no, l.document_id
        from journal_lines l
        join documents d on d.id = l.document_id
        join ledger_accounts a on a.id = l.account_id
        where l.document_id is not null and a.investor_id is distinct from d.investor_id
        order by l.journal_id, l.line_no limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.receipts ?? 0).toLocaleString('en')} lines with a receipt`,
      faults: foreign.map(
        ({ journal_id, line_no, document_id }) =>
          `line ${line_no} of journal ${journal_id} has the receipt ${document_id} of somebody else`,
      ),
    };
  },
});
