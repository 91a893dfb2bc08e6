import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chosen } from '@manzil/shared/testing/ring';
import { getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Operators, operators } from '../../../testing/manzil';
import { several } from '../../../testing/random-portfolio';
import { jsonRows } from '../../platform/postgres/json-rows';
import * as cells from './cells';
import { fileOf, type Sheet } from './sheet';
import { bookingsSheet } from './sheets/bookings.sheet';

jest.setTimeout(120_000);

let office: Operators;
beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
});
afterAll(() => office.close());

const csv = (records: Record<string, string>[], separator: string) =>
  [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n');

/** The rows that these lines have become, with the ids of the files in place of ours. */
async function exported(sheet: Sheet, record: Record<string, string>) {
  const [row] = await jsonRows<Record<string, unknown>>(
    office.db,
    sql`select t.* from ${sql.identifier(getTableName(sheet.table))} t
      join external_ids e on e.sheet = ${sheet.name} and e.row_id = t.id::text
      where e.external_id = ${record.external_id}`,
  );
  return row ?? {};
}

async function externalIdOf(sheet: string, rowId: unknown): Promise<unknown> {
  const [known] = await jsonRows<{ external_id: string }>(
    office.db,
    sql`select external_id from external_ids where sheet = ${sheet} and row_id = ${String(rowId)}`,
  );
  return known?.external_id;
}

test('what is imported comes out as it was written, to the fils and the sign', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(several, fc.constantFrom(',', ';'), async (files, separator) => {
      run += 1;
      const folder = join(office.dataDir, `run-${run}`);
      await mkdir(folder);
      for (const [sheet, records] of files) {
        await writeFile(join(folder, fileOf(sheet)), csv(records, separator));
      }
      const ran = await office.manzil('import', folder);
      expect([ran.code, ran.out.filter((text) => text.includes('.csv:'))]).toEqual([0, []]);
      for (const [sheet, records] of files) {
        for (const record of records) await expectAsWritten(sheet, record);
      }
      expect(await bookedSums()).toEqual([]);
    }),
    { numRuns: chosen(4, 16) },
  );
});

async function expectAsWritten(sheet: Sheet, record: Record<string, string>): Promise<void> {
  const row = await exported(sheet, record);
  for (const [name, { cell, into = name, refersTo }] of Object.entries(sheet.columns)) {
    if (into === null || name === 'investor_no') continue;
    const stored = refersTo && row[into] ? await externalIdOf(refersTo, row[into]) : row[into];
    expect([name, stored]).toEqual([name, cell.parse(record[name] ?? '')]);
  }
  if (sheet !== bookingsSheet) return;
  const [{ gained } = { gained: 0 }] = await jsonRows<{ gained: number }>(
    office.db,
    sql`select sum(l.amount_minor) as gained from journal_lines l
      join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor'
      where l.journal_id = ${row.id}`,
  );
  expect(gained).toBe(cells.amount.parse(record.amount_aed ?? ''));
}

const bookedSums = () =>
  jsonRows(
    office.db,
    sql`select journal_id from journal_lines group by journal_id having sum(amount_minor) <> 0`,
  );
