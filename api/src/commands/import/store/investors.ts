import { sql } from 'drizzle-orm';
import { addresses } from '../../../modules/addresses/addresses.table';
import type { Db } from '../../../platform/postgres/connect';
import { insertRows } from '../../../platform/postgres/insert-rows';
import { jsonRows } from '../../../platform/postgres/json-rows';
import { NO_PASSWORD } from '../../investor/no-password';
import type { Line } from '../line';
import { investorsSheet } from '../sheets/investors.sheet';
import { insertLines } from './rows';

type InvestorLine = Line<typeof investorsSheet.columns>;

export async function insertInvestors(db: Db, lines: InvestorLine[], today: string): Promise<void> {
  const numbers = await newNumbers(db, lines.filter(({ values }) => !values.investor_no).length);
  await insertLines(db, investorsSheet, lines, (row) => ({
    ...row,
    investor_no: row.investor_no ?? numbers.pop(),
    password_hash: NO_PASSWORD,
    status: 'invited',
  }));
  await insertRows(
    db,
    addresses,
    lines.flatMap((line) => addressOf(line, today)),
  );
}

/** The lowest last. */
async function newNumbers(db: Db, count: number): Promise<string[]> {
  const rows = await jsonRows<{ no: string }>(
    db,
    sql`select 'MZ-' || nextval('investor_numbers') as no from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ no }) => no).reverse();
}

function addressOf({ rowId, values }: InvestorLine, today: string) {
  const { street, house_no, line2, postal_code, city, state, country } = values;
  if (street === null || city === null) return [];
  const given = { street, house_no, line2, postal_code, city, state, country };
  return [{ investor_id: rowId, ...given, valid_from: today }];
}
