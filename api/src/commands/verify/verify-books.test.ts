import '../../../testing/checks-here';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { aPdf } from '../../../testing/pdfs';
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

/** Runs with the triggers of the database out of the way, as whoever owns it can. */
const behindItsBack = (statement: string) =>
  run(
    `set session_replication_role = replica; ${statement}; set session_replication_role = origin`,
  );

async function faults(): Promise<string[]> {
  // What follows from it is wrong too.
  await office.manzil('figures', 'rebuild');
  const { code, out } = await office.manzil('verify');
  expect(code).toBe(out.some((line) => line.includes('WRONG')) ? 1 : 0);
  return out.filter((line) => line.includes('WRONG') || line.startsWith('  '));
}

const found = (check: string, ...lines: RegExp[]) => [
  expect.stringMatching(`^${check}: WRONG`),
  ...lines.map((line) => expect.stringMatching(line)),
];

test.each<[string, string, string, RegExp]>([
  [
    'what arrived of a payout',
    'update payouts set credited_minor = credited_minor + 2',
    'Credits',
    /^ {2}payout \S+ arrived with 3525\.21, gross less fee comes to 3525\.19$/,
  ],
  [
    'a payout that arrived without a booking',
    'update payouts set journal_id = null',
    'Payouts',
    /^ {2}payout \S+ is paid, but has no booking$/,
  ],
  [
    'a rate that was left out',
    'alter table payouts drop constraint payouts_check2; ' +
      'update payouts set fx_rate = null, fx_source = null, fx_as_of = null',
    'Credits',
    /^ {2}payout \S+ arrived in another currency without a rate$/,
  ],
  [
    'the ledger of a month with a statement',
    'update journal_lines l set amount_minor = amount_minor + case line_no when 1 then 1 when 3 then -1 else 0 end ' +
      "from journals j where j.id = l.journal_id and j.text_en = 'Reversal: invoiced twice'",
    'Statement sums',
    /^ {2}statement MZ-2026-\d+ says 0\.00 of maintenance for unit \S+, the ledger 0\.01$/,
  ],
  [
    'a figure of a statement',
    `update statements set expense_minor = 1, other_minor = -1 where no = 'MZ-2026-000001';
      update statements set sha256 = sha256`,
    'Statement sums',
    /^ {2}statement MZ-2026-000001 says 0\.01 of expense, its lines 0\.00$/,
  ],
  [
    'a cheque',
    "update rent_cheques set amount_fils = amount_fils + 1 where status = 'cleared'",
    'Cheques',
    /^ {2}cheque \S+ for unit \S+, cleared on 2026-03-02, has no booking of rent of 30000\.01$/,
  ],
  [
    'a tenancy that ends before it starts',
    'alter table tenancies drop constraint tenancies_no_overlap; ' +
      'alter table tenancies drop constraint tenancies_check; ' +
      "update tenancies set ends_on = starts_on - 1 where status = 'active'",
    'Contracts',
    /^ {2}tenancy \S+ ends on 2026-02-28, before it starts on 2026-03-01$/,
  ],
  [
    'a package beside another',
    'alter table subscriptions drop constraint subscriptions_no_overlap; ' +
      'insert into subscriptions (unit_id, package_code, starts_on, ends_on) ' +
      "select id, 'basic', day::date, day::date + 9 from units, (values ('2026-01-01'), ('2026-01-10')) d (day) " +
      "where unit_no = '807'",
    'Contracts',
    /^ {2}package \S+ of unit \S+ overlaps \S+$/,
  ],
])('%s is found', async (_what, statements, check, fault) => {
  await behindItsBack(statements);
  expect(await faults()).toEqual(expect.arrayContaining(found(check, fault)));
});

test('the receipt of somebody else is found', async () => {
  const path = join(office.dataDir, 'plumber.pdf');
  await writeFile(path, aPdf());
  const greta = ['--investor', 'greta.lindner@example.com', '--type', 'invoice'];
  await office.manzil('document', 'add', path, ...greta, '--booking', 'B-2');
  expect(await faults()).toEqual([]);
  await behindItsBack(
    "update documents set investor_id = (select id from investors where email like 'paul%')",
  );
  expect(await faults()).toEqual(
    found('Receipts', /^ {2}line 1 of journal \S+ has the receipt \S+ of somebody else$/),
  );
});

test('rent that names no cheque is that of one by its amount and month', async () => {
  await behindItsBack('update journals set cheque_id = null');
  expect(await faults()).toEqual([]);
  await behindItsBack(
    "update rent_cheques set cleared_on = '2026-04-02' where cleared_on = '2026-03-02'",
  );
  expect(await faults()).toEqual(found('Cheques', /cleared on 2026-04-02/));
});

test('a week without a rate of the central bank is found, days without one are not', async () => {
  const rate = (day: string) =>
    run(`insert into fx_rates (base, quote, rate, as_of, source)
      values ('AED', 'EUR', 0.25, '${day}', 'ecb_usd_peg')`);
  await rate('2026-11-02');
  await rate('2026-11-09');
  expect(await faults()).toEqual([]);
  await rate('2026-11-17');
  expect(await faults()).toEqual(
    found('Rates', /^ {2}there is no rate of EUR between 2026-11-09 and 2026-11-17/),
  );
});

test('a package that ends before its handover never begins, and is right', async () => {
  await behindItsBack(
    'insert into subscriptions (unit_id, package_code, ends_on) ' +
      "select id, 'basic', handed_over_on - 1 from units where unit_no = '1204'",
  );
  expect(await faults()).toEqual([]);
});

test('a month that was reopened is right before it is published once more', async () => {
  const greta = ['--investor', 'greta.lindner@example.com'];
  await office.manzil('statement', 'reopen', '2026-05', ...greta);
  expect(await faults()).toEqual([]);
});
