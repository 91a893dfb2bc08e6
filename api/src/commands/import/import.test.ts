import '../../../testing/checks-here';
import { chosen } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { EXAMPLE, examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { API_ROOT } from '../../api-root';
import { verifyAudit } from '../../platform/audit/verify-audit';
import { readConfig } from '../../platform/config';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { jsonRows } from '../../platform/postgres/json-rows';
import { generatePortfolio } from './generate-portfolio';

jest.setTimeout(120_000);

const NOW = () => new Date('2026-11-21T08:00:00Z');

let office: Operators;
let files: PortfolioFiles;

beforeAll(async () => {
  office = await operators({ now: NOW });
  await office.remember();
});
afterAll(() => office.close());

const importFiles = (...options: string[]) => office.manzil('import', files.folder, ...options);

const rows = <Row = unknown>(query: string) => jsonRows<Row>(office.db, sql.raw(query));

/** Everything that an import may write, as text. */
async function everything(): Promise<string> {
  const tables = [
    'investors',
    'addresses',
    'properties',
    'construction_updates',
    'construction_photos',
    'units',
    'acquisitions',
    'subscriptions',
    'unit_ownerships',
    'payment_plans',
    'instalments',
    'tenancies',
    'rent_cheques',
    'ledger_accounts',
    'journals',
    'journal_lines',
    'external_ids',
    'audit_log',
  ];
  const found = [];
  for (const table of tables) {
    found.push(
      await rows(`select coalesce(json_agg(t order by t::text), '[]') as all from ${table} t`),
    );
  }
  return JSON.stringify(found);
}

const last = ({ out }: Ran) => out.at(-1);

describe('the example', () => {
  let ran: Ran;
  beforeAll(async () => {
    ran = await office.manzil('import', EXAMPLE);
  });
  afterAll(() => office.forget());

  test('becomes what its files say', async () => {
    expect([ran.code, last(ran)]).toEqual([
      0,
      expect.stringMatching(/^Imported: 35 lines read, 35 stored, in \d/),
    ]);
    expect(
      await rows(`
        select i.investor_no, i.email, i.status, i.onboarding_step, i.phone_e164, i.date_of_birth::text, a.city
        from investors i left join addresses a on a.investor_id = i.id order by 2`),
    ).toEqual([
      {
        investor_no: 'MZ-20001',
        email: 'greta.lindner@example.com',
        status: 'invited',
        onboarding_step: 0,
        phone_e164: '+49405550112',
        date_of_birth: '1978-04-12',
        city: 'Hamburg',
      },
      {
        investor_no: 'MZ-20002',
        email: 'paul.meier@example.com',
        status: 'invited',
        onboarding_step: 0,
        phone_e164: null,
        date_of_birth: null,
        city: null,
      },
      {
        investor_no: 'UK-77',
        email: 'sarah.wright@example.com',
        status: 'invited',
        onboarding_step: 4,
        phone_e164: '+442079460321',
        date_of_birth: '1985-11-23',
        city: 'Cambridge',
      },
    ]);
    expect(
      await rows(`
        select u.unit_no, p.name, u.area_sqm_x100, u.service_charge_fils::int, u.management_fee_bps as fee
        from units u join properties p on p.id = u.property_id order by 1`),
    ).toEqual([
      {
        unit_no: '1204',
        name: 'Harbour Quay',
        area_sqm_x100: 10_450,
        service_charge_fils: 1_840_000,
        fee: 500,
      },
      {
        unit_no: '1205',
        name: 'Harbour Quay',
        area_sqm_x100: 4_200,
        service_charge_fils: 760_050,
        fee: 700,
      },
      {
        unit_no: '807',
        name: 'Bay Promenade',
        area_sqm_x100: 7_125,
        service_charge_fils: 0,
        fee: 500,
      },
    ]);
    expect(await rows('select body_de from construction_updates')).toEqual([
      {
        body_de:
          '<p>Der Rohbau liegt im Plan.</p><p>Die Fassade folgt im Abstand von einigen Geschossen.</p>',
      },
    ]);
  });

  test('books for each owner by share, against the company', async () => {
    expect(
      await rows(`
        select i.first_name, l.category, l.amount_minor::int as amount
        from journal_lines l join ledger_accounts a on a.id = l.account_id
        left join investors i on i.id = a.investor_id
        join external_ids e on e.sheet = 'bookings' and e.row_id = l.journal_id::text
        where e.external_id in ('B-1', 'B-4', 'B-6') order by e.external_id, l.line_no`),
    ).toEqual([
      { first_name: 'Greta', category: 'rent', amount: 1_500_000 },
      { first_name: 'Paul', category: 'rent', amount: 1_500_000 },
      { first_name: null, category: 'rent', amount: -3_000_000 },
      { first_name: 'Greta', category: 'payout', amount: -1_421_250 },
      { first_name: null, category: 'payout', amount: 1_421_250 },
      { first_name: 'Greta', category: 'maintenance', amount: 24_000 },
      { first_name: 'Paul', category: 'maintenance', amount: 24_000 },
      { first_name: null, category: 'maintenance', amount: -48_000 },
    ]);
  });

  test('stores its photo drawn anew and encrypted', async () => {
    const [photo] = await rows<{ file_key: string; width: number; height: number }>(
      'select file_key, width, height from construction_photos',
    );
    expect(photo).toMatchObject({ width: 320, height: 200 });
    const store = await openFiles(readConfig(office.environment, API_ROOT));
    const content = await openEncrypted(store, photo?.file_key ?? '');
    expect(content.subarray(1, 4).toString()).toBe('PNG');
  });

  test('is on record with who imported how much', async () => {
    const [entry] = await rows('select actor_id, action, detail from audit_log');
    expect(entry).toMatchObject({
      actor_id: 'olga',
      action: 'portfolio.imported',
      detail: { 'units.csv': { new: 3, changed: 0 } },
    });
    expect((await verifyAudit(office.db)).faults).toEqual([]);
  });
});

describe('a portfolio', () => {
  beforeEach(async () => {
    files = await examplePortfolio();
  });
  afterEach(async () => {
    await office.forget();
    await files.remove();
  });

  test('imported again changes nothing, and says so', async () => {
    await importFiles();
    const before = await everything();
    const again = await importFiles();
    expect([again.code, last(again)]).toEqual([
      0,
      'Nothing to import: all 34 lines are as they were.',
    ]);
    expect(await everything()).toBe(before);
  });

  test('is only looked at in a dry run', async () => {
    const before = await everything();
    const ran = await importFiles('--dry-run');
    expect([ran.code, last(ran)]).toEqual([
      0,
      'Dry run, nothing was stored: all 34 lines can be imported, 34 are new or changed.',
    ]);
    expect(await everything()).toBe(before);
  });

  test('that is generated comes in whole, is right to the last fils, and comes in once', async () => {
    await generatePortfolio(files.folder, chosen(20, 60));
    await files.drop('construction_updates.csv', 'payouts.csv');
    const ran = await importFiles();
    expect([ran.code, ran.out.at(-1)]).toEqual([0, expect.stringMatching(/lines\/s\)\.$/)]);
    expect((await office.manzil('verify')).out.join('\n')).not.toContain('WRONG');
    const before = await everything();
    expect(last(await importFiles())).toContain('Nothing to import');
    expect(await everything()).toBe(before);
  });
});
