import { type SQL, sql } from 'drizzle-orm';
import { journalLines, journals } from '../../../modules/bookings/ledger.table';
import type { Db } from '../../../platform/postgres/connect';
import { insertRows } from '../../../platform/postgres/insert-rows';
import { jsonRows } from '../../../platform/postgres/json-rows';
import { ownersAfter } from '../owners';
import type { Portfolio } from '../portfolio';
import { type BookingLine, originalsOf, type Posting, postingsOf, unitsOf } from '../postings';
import { bookingsSheet } from '../sheets/bookings.sheet';
import { rowOf } from './rows';

type JournalLine = typeof journalLines.$inferInsert;

const CHUNK = 5_000;

export async function insertBookings(
  db: Db,
  portfolio: Portfolio,
  lines: BookingLine[],
  progress: (stored: number) => void,
): Promise<void> {
  const owners = await ownersAfter(db, portfolio, unitsOf(lines));
  const originals = await originalsOf(db, lines, owners);
  const names = Object.keys(bookingsSheet.columns);
  const accounts = new Accounts(db);
  for (let start = 0; start < lines.length; start += CHUNK) {
    const chunk = lines.slice(start, start + CHUNK);
    const postings = chunk.map((line) => postingsOf(line, owners, originals));
    await accounts.open(postings.flat());
    await insertRows(
      db,
      journals,
      chunk.map((line) => rowOf(bookingsSheet, line, names) as typeof journals.$inferInsert),
    );
    await insertRows(
      db,
      journalLines,
      chunk.flatMap((line, index) => journalLinesOf(line, postings[index] ?? [], accounts)),
    );
    progress(chunk.length);
  }
}

function journalLinesOf(
  { rowId, values }: BookingLine,
  postings: Posting[],
  accounts: Accounts,
): JournalLine[] {
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  const amounts = [
    ...postings.map((posting) => ({ ...posting, account_id: accounts.of(posting) })),
    { account_id: accounts.company, amount: -sum, taxGroup: null },
  ];
  return amounts.map(({ account_id, amount, taxGroup }, index) => ({
    journal_id: rowId,
    line_no: index + 1,
    account_id,
    value_date: values.value_date,
    amount_minor: amount,
    currency: 'AED',
    category: values.category,
    tax_group: taxGroup,
  }));
}

type Owner = Pick<Posting, 'unitId' | 'investorId'>;

class Accounts {
  company = '';
  private readonly ids = new Map<string, string>();

  constructor(private readonly db: Db) {}

  of(owner: Owner): string {
    return this.ids.get(keyOf(owner)) ?? '';
  }
  async open(owners: Owner[]): Promise<void> {
    if (!this.company) this.company = await this.openCompany();
    const missing = new Map(
      owners.filter((owner) => !this.ids.has(keyOf(owner))).map((owner) => [keyOf(owner), owner]),
    );
    if (missing.size === 0) return;
    const rows = [...missing.values()].map(({ unitId, investorId }) => ({
      owner_scope: 'investor',
      investor_id: investorId,
      unit_id: unitId,
      currency: 'AED',
    }));
    const wanted = sql`json_populate_recordset(null::ledger_accounts, ${JSON.stringify(rows)}) w`;
    await this.db.execute(sql`
      insert into ledger_accounts (owner_scope, investor_id, unit_id, currency)
      select w.owner_scope, w.investor_id, w.unit_id, w.currency from ${wanted}
      on conflict do nothing`);
    const found = await this.find(
      sql`a.investor_id = w.investor_id and a.unit_id is not distinct from w.unit_id`,
      wanted,
    );
    for (const { id, investor_id, unit_id } of found) {
      this.ids.set(keyOf({ investorId: investor_id ?? '', unitId: unit_id }), id);
    }
  }

  private find(same: SQL, wanted: SQL) {
    return jsonRows<{ id: string; investor_id: string | null; unit_id: string | null }>(
      this.db,
      sql`select a.id, a.investor_id, a.unit_id from ledger_accounts a join ${wanted} on ${same}
        where a.owner_scope = 'investor' and a.currency = 'AED'`,
    );
  }

  private async openCompany(): Promise<string> {
    await this.db.execute(sql`
      insert into ledger_accounts (owner_scope, currency) values ('company', 'AED')
      on conflict do nothing`);
    const [company] = await jsonRows<{ id: string }>(
      this.db,
      sql`select id from ledger_accounts where owner_scope = 'company' and currency = 'AED'`,
    );
    if (!company) throw new Error('The account of the company was not stored.');
    return company.id;
  }
}

const keyOf = ({ unitId, investorId }: Owner) => `${investorId} ${unitId ?? ''}`;
