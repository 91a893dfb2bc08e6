import '../../../testing/checks-here';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { EXAMPLE } from '../../../testing/portfolio-files';

jest.setTimeout(60_000);

let office: Operators;

beforeEach(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  await office.manzil('import', EXAMPLE);
  await office.manzil('statement', 'publish', '2026-05');
});
afterEach(() => office.close());

const run = (statements: string) => office.db.execute(sql.raw(statements));
const verify = (...options: string[]) => office.manzil('verify', ...options);

async function keyOf(query: string): Promise<string> {
  const { rows } = await office.db.execute<{ key: string }>(sql.raw(query));
  return rows[0]?.key ?? '';
}

/** Runs with the triggers of the database out of the way, as whoever owns it can. */
const behindItsBack = (statement: string) =>
  run(
    `set session_replication_role = replica; ${statement}; set session_replication_role = origin`,
  );

test('a sound installation passes, and tells what was looked at', async () => {
  const { code, out } = await verify();
  expect([code, out]).toEqual([
    0,
    [
      'Ledger: right (6 journals with 17 lines)',
      'Shares: right (3 units with owners)',
      expect.stringMatching(/^Audit log: right \(3 entries, head 3:[0-9a-f]{64}\)$/),
      'Files: right (3 files)',
      'Receipts: right (0 lines with a receipt)',
      'Payouts: right (1 orders to the bank)',
      'Credits: right (1 payouts that arrived)',
      'Rates: right (0 of the central bank)',
      'Cheques: right (2 that were cleared in running tenancies)',
      'Contracts: right (4 tenancies and packages)',
      'Statements: right (2 statements)',
      'Statement sums: right (2 lines of statements)',
      expect.stringMatching(/^Figures: right \(\d+ rows that are kept\)$/),
    ],
  ]);
});

test.each<[string, string, RegExp]>([
  [
    'a line of the ledger',
    "update journal_lines set amount_minor = amount_minor + 1 where line_no = 1 and category = 'fee_vat'",
    /^ {2}journal \S+ is off by 0\.01 AED$/,
  ],
  [
    'a journal without lines',
    "delete from journal_lines where category = 'management_fee'",
    /^ {2}journal \S+ has no lines$/,
  ],
  [
    'a share',
    'update unit_ownerships set share_bps = 4000 where share_bps = 5000',
    /^ {2}unit \S+ is owned to 80 % on 2021-08-15$/,
  ],
  ['an acquisition', 'delete from acquisitions', /^ {2}unit \S+ is owned, but was never bought$/],
  [
    'an entry of the audit log',
    "update audit_log set actor_id = 'nobody' where id = 1",
    /^ {2}link 1, entry 1 was changed$/,
  ],
  [
    'the end of the audit log',
    'delete from audit_chain where seq = 3',
    /^ {2}link 3 is where the chain does not end/,
  ],
  [
    'an order to the bank',
    'update payouts set gross_minor = gross_minor + 1 where journal_id is not null',
    /^ {2}payout \S+ says [\d.]+, its booking [\d.]+$/,
  ],
  [
    'the hash of a file',
    `update statements set sha256 = repeat('0', 64)`,
    /^ {2}statement MZ-2026-\d+: the file is another than was stored/,
  ],
])('%s that was edited is found', async (_, statement, fault) => {
  await behindItsBack(statement);
  // What follows from it is wrong too.
  await office.manzil('figures', 'rebuild');
  const { code, out, notes } = await verify();
  expect([code, notes.at(-1)]).toEqual([1, '1 of 13 checks failed.']);
  expect(out.filter((line) => line.includes('WRONG'))).toHaveLength(1);
  expect(out.find((line) => line.startsWith('  '))).toMatch(fault);
});

test.each([
  ['unit figures', 'update unit_figures set open_fils = 1'],
  ['tenancy figures', 'delete from tenancy_figures'],
  ['owned units', 'update owned_units set share_bps = 1'],
  ['owned tenancies', 'delete from owned_tenancies'],
  ['cash flow days', 'update cash_flow_days set amount_minor = amount_minor + 1'],
  ['cash flow days', 'delete from cash_flow_days'],
])('%s that were edited are found, and made anew', async (part, statement) => {
  await run(statement);
  const { code, out } = await verify();
  expect([code, out.at(-1)]).toEqual([1, expect.stringContaining(`the ${part} of `)]);
  expect((await office.manzil('figures', 'rebuild')).code).toBe(0);
  expect((await verify()).code).toBe(0);
});

test('a statement that does not begin where the one before ended is found', async () => {
  await office.manzil('statement', 'publish', '2026-06');
  await behindItsBack(
    "update statements set opening_minor = opening_minor + 1, closing_minor = closing_minor + 1 where period_from = '2026-06-01'",
  );
  const { code, out } = await verify();
  expect([code, out.filter((line) => line.startsWith('  '))]).toEqual([
    1,
    Array.from({ length: 2 }, () =>
      expect.stringMatching(/^ {2}statement MZ-2026-\d+ does not begin where MZ-2026-\d+ ended$/),
    ),
  ]);
});

test('a file that is gone, or has other bytes, is found', async () => {
  const photo = await keyOf('select file_key as key from construction_photos');
  const statement = await keyOf('select pdf_key as key from statements order by no');
  await rm(join(office.dataDir, 'files', photo));
  await writeFile(join(office.dataDir, 'files', statement), 'MZF1 other');
  const { code, out } = await verify();
  expect(code).toBe(1);
  expect(out.filter((line) => line.startsWith('  '))).toEqual([
    expect.stringMatching(/^ {2}construction photo \S+: the file is missing, was changed/),
    expect.stringMatching(/^ {2}statement \S+: the file is missing, was changed/),
  ]);
});

test('a log that was written anew as a whole is found by a head that was noted', async () => {
  const [, , line = ''] = (await verify()).out;
  const head = /head (\S+)\)/.exec(line)?.[1] ?? '';
  expect((await verify('--audit-head', head)).code).toBe(0);
  const other = `3:${createHash('sha256').update('other').digest('hex')}`;
  const { code, out } = await verify('--audit-head', other);
  expect([code, out.find((text) => text.startsWith('  '))]).toEqual([
    1,
    '  link 3, entry 3 is not as it was noted',
  ]);
  expect((await verify('--audit-head', 'x')).notes[0]).toContain('It is no number, a colon and 64');
});
