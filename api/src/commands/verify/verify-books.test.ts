import '../../../testing/checks-here';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { aPdf } from '../../../testing/pdfs';
import { EXAMPLE } from '../../../testing/portfolio-files';

jest.setTimeout(120_000);

const GRETA = ['--investor', 'greta.lindner@example.com'];

let office: Operators;
beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  await office.manzil('import', EXAMPLE);
  await office.manzil('statement', 'publish', '2026-05');
});
afterAll(() => office.close());

/** Runs with the triggers of the database out of the way, as whoever owns it can. */
const behindItsBack = (...statements: string[]) =>
  office.db.execute(
    sql.raw(
      [
        'set session_replication_role = replica',
        ...statements,
        'reset session_replication_role',
      ].join(';'),
    ),
  );

async function keyOf(query: string): Promise<string> {
  const { rows } = await office.db.execute<{ key: string }>(sql.raw(query));
  return rows[0]?.key ?? '';
}

/** By the name of their check. */
async function faults(): Promise<Record<string, string[]>> {
  // What follows from it is wrong too.
  await office.manzil('figures', 'rebuild');
  const { code, out, notes } = await office.manzil('verify');
  const found: Record<string, string[]> = {};
  let check = '';
  for (const line of out) {
    if (line.startsWith('  ')) found[check]?.push(line.trim());
    else check = line.split(':')[0] ?? '';
    if (line.includes('WRONG')) found[check] = [];
  }
  const wrong = Object.keys(found).length;
  expect([code, notes.at(-1)]).toEqual(
    wrong === 0 ? [0, expect.anything()] : [1, `${wrong} of 13 checks failed.`],
  );
  return found;
}

const matching = (found: Record<string, RegExp[]>) =>
  Object.fromEntries(
    Object.entries(found).map(([check, lines]) => [
      check,
      lines.map((line) => expect.stringMatching(line)),
    ]),
  );

test('what only looks odd is right', async () => {
  await office.manzil('statement', 'reopen', '2026-05', ...GRETA);
  await behindItsBack(
    // It never begins.
    `insert into subscriptions (unit_id, package_code, ends_on)
      select id, 'basic', handed_over_on - 1 from units where unit_no = '1204'`,
    // Days without a rate.
    `insert into fx_rates (base, quote, rate, as_of, source)
      select 'AED', 'EUR', 0.25, day::date, 'ecb_usd_peg' from (values ('2026-11-02'), ('2026-11-09')) d (day)`,
    // Its cheque is that of its amount and month.
    'update journals set cheque_id = null',
  );
  expect(await faults()).toEqual({});
});

test('rent that names no cheque is that of no other month', async () => {
  await behindItsBack(
    "update rent_cheques set cleared_on = '2026-04-02' where cleared_on = '2026-03-02'",
  );
  expect(await faults()).toEqual(matching({ Cheques: [/cleared on 2026-04-02/] }));
  await behindItsBack(
    "update rent_cheques set cleared_on = '2026-03-02' where cleared_on = '2026-04-02'",
    `update journals set cheque_id = (select id from rent_cheques where cleared_on = '2026-03-02')
      where text_en = 'Cheque 1 of 4'`,
  );
});

test('everything that was edited is found, and nothing else', async () => {
  await office.manzil('statement', 'publish', '2026-05', ...GRETA);
  await office.manzil('statement', 'publish', '2026-06');
  const invoice = join(office.dataDir, 'plumber.pdf');
  await writeFile(invoice, aPdf());
  await office.manzil(
    'document',
    'add',
    invoice,
    ...GRETA,
    '--type',
    'invoice',
    '--booking',
    'B-1',
  );
  expect(await faults()).toEqual({});

  const stored = (key: string) => join(office.dataDir, 'files', key);
  await rm(stored(await keyOf('select file_key as key from construction_photos')));
  await writeFile(
    stored(await keyOf("select pdf_key as key from statements where no = 'MZ-2026-000001'")),
    'MZF1 other',
  );
  await behindItsBack(...EDITED);
  const found = await faults();
  // They come by their ids.
  found.Files?.sort();
  expect(found).toEqual(matching(FOUND));
});

const EDITED = [
  "update journal_lines set amount_minor = amount_minor + 1 where line_no = 1 and category = 'fee_vat'",
  "delete from journal_lines where category = 'management_fee'",
  'update unit_ownerships set share_bps = 4000 where share_bps = 5000',
  'delete from acquisitions',
  "update audit_log set actor_id = 'nobody' where id = 1",
  'delete from audit_chain where seq = (select max(seq) from audit_chain)',
  "update statements set sha256 = repeat('0', 64) where no = 'MZ-2026-000002'",
  "update documents set investor_id = (select id from investors where email like 'paul%')",
  // One that says too much and brought too much; one without a booking, and without a rate.
  'update payouts set gross_minor = gross_minor + 1, credited_minor = credited_minor + 2',
  'alter table payouts drop constraint payouts_check2',
  `insert into payouts select (jsonb_populate_record(p, jsonb_build_object('id', 'ffffffff-ffff-4fff-8fff-ffffffffffff',
    'journal_id', null, 'fx_rate', null, 'fx_source', null, 'fx_as_of', null))).* from payouts p`,
  `insert into fx_rates (base, quote, rate, as_of, source)
    values ('AED', 'EUR', 0.25, '2026-11-17', 'ecb_usd_peg')`,
  "update rent_cheques set amount_fils = amount_fils + 1 where status = 'cleared'",
  'alter table tenancies drop constraint tenancies_no_overlap, drop constraint tenancies_check',
  "update tenancies set ends_on = starts_on - 1 where status = 'active'",
  'alter table subscriptions drop constraint subscriptions_no_overlap',
  `insert into subscriptions (unit_id, package_code, starts_on, ends_on)
    select id, 'basic', day::date, day::date + 9 from units, (values ('2026-01-01'), ('2026-01-10')) d (day)
    where unit_no = '807'`,
  // They begin where May has not ended.
  `update statements set opening_minor = opening_minor + 1, closing_minor = closing_minor + 1
    where period_from = '2026-06-01'`,
  // Of a month with a statement.
  `update journal_lines l set amount_minor = amount_minor + case line_no when 1 then 1 when 3 then -1 else 0 end
    from journals j where j.id = l.journal_id and j.text_en = 'Reversal: invoiced twice'`,
  "update statements set expense_minor = 1, other_minor = -1 where no = 'MZ-2026-000002'",
];

const FOUND = {
  Ledger: [/^journal \S+ is off by 0\.01 AED$/, /^journal \S+ has no lines$/],
  Shares: [
    /^unit \S+ is owned to 80 % on 2021-08-15$/,
    ...Array.from({ length: 3 }, () => /^unit \S+ is owned, but was never bought$/),
  ],
  'Audit log': [
    /^link 1, entry 1 was changed$/,
    /^link \d+ is where the chain does not end/,
    /^entry \d+ was added around the chain$/,
  ],
  Files: [
    /^construction photo \S+: the file is missing, was changed/,
    /^statement MZ-2026-000001: the file is missing, was changed/,
    /^statement MZ-2026-000002: the file is another than was stored/,
  ],
  Receipts: [/^line 1 of journal \S+ has the receipt \S+ of somebody else$/],
  Payouts: [
    /^payout \S+ says 14212\.51, its booking 14212\.50$/,
    /^payout \S+ is paid, but has no booking$/,
  ],
  Credits: [
    /^payout \S+ arrived with 3525\.21, gross less fee comes to 3525\.19$/,
    /^payout \S+ arrived in another currency without a rate$/,
  ],
  Rates: [/^there is no rate of EUR between 2026-11-09 and 2026-11-17/],
  Cheques: [
    /^cheque \S+ for unit \S+, cleared on 2026-03-02, has no booking of rent of 30000\.01$/,
  ],
  Contracts: [
    /^tenancy \S+ ends on 2026-02-28, before it starts on 2026-03-01$/,
    /^package \S+ of unit \S+ overlaps \S+$/,
  ],
  Statements: Array.from(
    { length: 2 },
    () => /^statement MZ-2026-\d+ does not begin where MZ-2026-\d+ ended$/,
  ),
  'Statement sums': [
    /^statement MZ-2026-\d+ says 0\.00 of maintenance for unit \S+, the ledger 0\.01$/,
    /^statement MZ-2026-000002 says 0\.01 of expense, its lines 0\.00$/,
    /^statement MZ-2026-000002 says -0\.01 of other, its lines 0\.00$/,
  ],
};
