import '../../../testing/checks-here';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { EXAMPLE } from '../../../testing/portfolio-files';

jest.setTimeout(60_000);

let office: Operators;

beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  await office.manzil('import', EXAMPLE);
  await office.manzil('statement', 'publish', '2026-05');
});
afterAll(() => office.close());

const verify = (...options: string[]) => office.manzil('verify', ...options);

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

test('figures that were edited are found, each, and made anew', async () => {
  const one = '(select investor_id from cash_flow_days limit 1)';
  for (const statement of [
    'update unit_figures set open_fils = 1',
    "delete from tenancy_figures where tenancy_id = (select id from tenancies where status = 'ended')",
    'update owned_units set share_bps = 1',
    'delete from owned_tenancies',
    `delete from cash_flow_days where investor_id = ${one}`,
    'update cash_flow_days set amount_minor = amount_minor + 1',
  ])
    await office.db.execute(sql.raw(statement));
  const { code, out } = await verify();
  expect([code, out.filter((line) => line.includes('WRONG'))]).toEqual([
    1,
    [expect.stringMatching(/^Figures/)],
  ]);
  const told = out.flatMap(
    (line) => /^ {2}the (.+) \S+ are not what follows$/.exec(line)?.[1] ?? [],
  );
  expect(told).toEqual([
    ...Array(3).fill('owned units of unit'),
    'owned tenancies of tenancy',
    ...Array(3).fill('unit figures of unit'),
    'tenancy figures of tenancy',
    ...Array(2).fill('cash flow days of investor'),
  ]);
  expect((await office.manzil('figures', 'rebuild')).code).toBe(0);
  expect((await verify()).code).toBe(0);
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
