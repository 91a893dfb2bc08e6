import '../../testing/cheap-hashes';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DocumentList } from '@manzil/shared/contract/documents/documents';
import { isLong } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { testAnna } from '../../testing/demo/anna';
import { testClara } from '../../testing/demo/clara';
import { testMax } from '../../testing/demo/max';
import { profileOf, signIn, unitsOf } from '../../testing/demo/readings';
import { testStates } from '../../testing/demo/states';
import { type Ran, runHere } from '../../testing/manzil';
import { NOON, TODAY } from '../../testing/portfolio';
import { temporaryFolder } from '../../testing/temporary-folder';
import { buildTestApp, TEST_FIELDS, type TestApp } from '../../testing/test-app';
import { chequesCheck } from '../commands/verify/cheques.check';
import { contractsCheck } from '../commands/verify/contracts.check';
import { creditsCheck } from '../commands/verify/credits.check';
import { figuresCheck } from '../commands/verify/figures.check';
import { ledgerCheck } from '../commands/verify/ledger.check';
import { payoutsCheck } from '../commands/verify/payouts.check';
import { ratesCheck } from '../commands/verify/rates.check';
import { receiptsCheck } from '../commands/verify/receipts.check';
import { sharesCheck } from '../commands/verify/shares.check';
import { statementSumsCheck } from '../commands/verify/statement-sums.check';
import { statementsCheck } from '../commands/verify/statements.check';
import { investors } from '../identity/investors.table';
import { findEscrowIban } from '../modules/instalments/escrow-accounts.repository';
import { checkContent } from '../platform/files/check/content';
import { CREEK_LANTERN } from './demo/anna-projects';
import { seedDemo } from './seed-demo';

jest.setTimeout(180_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let portal: TestApp;
let seeded: Ran;

/** The command, with the files and keys that the app has. */
const seedByCommand = () =>
  runHere(
    ['--operator', 'olga', 'seed-demo'],
    {
      NODE_ENV: 'production',
      DATABASE_URL: portal.db.$client.options.connectionString ?? '',
      DATA_DIR: folder.path,
      PORTAL_ORIGINS: 'https://portal.manzil.example',
      FILES_KEY: portal.stored.fileKeys.current.secret.toString('base64'),
      // That of `TEST_FIELDS`.
      FIELD_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    NOON,
  );

beforeAll(async () => {
  folder = await temporaryFolder();
  portal = await buildTestApp({ now: NOON });
  await symlink(portal.stored.path, join(folder.path, 'files'));
  seeded = await seedByCommand();
});
afterAll(async () => {
  await portal.close();
  await folder.remove();
});

test('the command makes seven investors, and leaves a database with investors alone', async () => {
  const out = ['Seven demo investors were created, password Marina-Walk-2026!.'];
  expect(seeded).toEqual({ code: 0, out, notes: [] });
  const notes = ['There are investors already: demo accounts are not put beside them.'];
  expect(await seedByCommand()).toEqual({ code: 1, out: [], notes });
  expect(await portal.db.$count(investors)).toBe(7);
});

test.each([
  receiptsCheck,
  creditsCheck,
  ratesCheck,
  chequesCheck,
  contractsCheck,
  statementSumsCheck,
  statementsCheck,
  payoutsCheck,
  ledgerCheck,
  sharesCheck,
  figuresCheck,
])('its books are sound (check %#)', async (check) => {
  const { faults } = await check(portal.db).run();
  expect(faults).toEqual([]);
});

test('whoever finished onboarding meets what its steps ask for', async () => {
  const { rows } = await portal.db.execute(sql`
    select i.first_name, i.onboarding_step as step,
      (i.date_of_birth is not null and i.nationality is not null and i.phone_e164 is not null) as person,
      exists (select from addresses a where a.investor_id = i.id and a.valid_to is null) as address,
      (select min(r.country) from tax_residencies r where r.investor_id = i.id and r.tax_id_sealed is not null) as tax,
      i.pep,
      (select count(*)::int from consents c where c.investor_id = i.id and c.granted
        and c.purpose in ('terms', 'privacy')) as consents
    from investors i order by i.first_name`);
  const finished = (first_name: string, tax: string | null) => ({
    ...{ first_name, step: 4, person: true, address: true, tax, pep: false, consents: 2 },
  });
  expect(rows).toEqual([
    finished('Anna', 'DE'),
    finished('Clara', 'DE'),
    { ...finished('Jonas', null), step: 1, address: false, pep: null },
    finished('Lena', 'AT'),
    finished('Max', 'CH'),
    finished('Mia', 'AT'),
    // The Emirates give people no tax numbers.
    finished('Paul', null),
  ]);
});

test('a unit that was handed over to be let has the package whose fee it pays', async () => {
  const { rows } = await portal.db.execute<{
    handed_over: boolean;
    units: number;
    fits: number;
  }>(sql`
    select u.handed_over_on is not null as handed_over, count(*)::int as units,
      (count(*) filter (where p.fee_bps = u.management_fee_bps and s.starts_on = u.handed_over_on))::int as fits
    from units u left join subscriptions s on s.unit_id = u.id and s.starts_on <= current_date left join packages p on p.code = s.package_code
    where u.lifecycle <> 'owner_use'
    group by 1 order by 1`);
  const [open, handedOver] = rows;
  expect(open).toMatchObject({ handed_over: false, fits: 0 });
  expect(handedOver?.units).toBeGreaterThan(200);
  expect(handedOver?.fits).toBe(handedOver?.units);
});

test('every rent of a unit let by cheques names its cheque, which was cleared that day for that sum', async () => {
  const { rows } = await portal.db.execute<{ rents: number; fit: number }>(sql`
    with rents as (
      select j.id, j.cheque_id, j.value_date, a.unit_id, sum(l.amount_minor) as minor
      from journals j join journal_lines l on l.journal_id = j.id
      join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor'
      where j.kind = 'rent' and exists (select from tenancies t join rent_cheques q on q.tenancy_id = t.id
        where t.unit_id = a.unit_id)
      group by j.id, a.unit_id
    )
    select count(*)::int as rents, (count(*) filter (where q.cleared_on = r.value_date
      and q.amount_fils = r.minor and t.unit_id = r.unit_id))::int as fit
    from rents r left join rent_cheques q on q.id = r.cheque_id left join tenancies t on t.id = q.tenancy_id`);
  expect(rows[0]?.rents).toBeGreaterThan(1_000);
  expect(rows[0]?.fit).toBe(rows[0]?.rents);
});

test('no unit has a paper of a time in which there was none yet', async () => {
  const { rows } = await portal.db.execute(sql`
    select d.document_type, u.unit_no from documents d join units u on u.id = d.unit_id
    where d.document_type in ('property-management-contract', 'tenancy-contract', 'ejari', 'title-deed')
      and (u.handed_over_on is null or d.uploaded_on < u.handed_over_on or d.uploaded_on > ${TODAY}::date)`);
  expect(rows).toEqual([]);
});

test.each([
  ['anna.becker@example.com', 22, 0],
  ['clara.neumann@example.com', 12, 0],
  ['lena.hoffmann@example.com', 4, 1],
  ['max.krueger@example.com', 29, 0],
  ['paul.richter@example.com', 5, 0],
])('every document of %s can be downloaded', async (email, current, superseded) => {
  const caller = await signIn(portal, email);
  const listed = async (query: string) =>
    DocumentList.parse((await caller.get(`/documents?${query}`)).json());
  const pages = [
    await listed('page=1'),
    await listed('page=2'),
    await listed('versions=superseded'),
  ];
  expect(pages.map(({ items }) => items.length)).toEqual([
    Math.min(current, 20),
    Math.max(0, current - 20),
    superseded,
  ]);
  for (const { document_id, file } of pages.flatMap(({ items }) => items)) {
    const { statusCode, headers, rawPayload } = await caller.get(
      `/documents/${document_id}/download`,
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect([rawPayload.length, headers.etag]).toEqual([file?.size_bytes, `"${file?.sha256}"`]);
    expect(await checkContent(rawPayload, 'document')).toMatchObject({ content: rawPayload });
  }
});

test('Jonas has done one step and has neither address nor documents', async () => {
  const jonas = await signIn(portal, 'jonas.weber@example.com');
  expect(jonas.step).toBe(1);
  expect(await profileOf(jonas)).toMatchObject({
    status: 'inactive',
    documents: [],
    address: null,
  });
});

test('Lena owns half a unit with Max and is inactive because of a declined passport', async () => {
  const lena = await signIn(portal, 'lena.hoffmann@example.com');
  const { status, reasons, documents } = await profileOf(lena);
  expect([status, reasons]).toEqual(['inactive', ['document_declined']]);
  expect(documents.filter(({ document_type }) => document_type === 'passport')).toMatchObject([
    { status: 'declined', decline_code: 'unreadable' },
  ]);
  const { items } = await unitsOf(lena);
  expect(items.map(({ share_bps }) => share_bps)).toEqual([5000]);
  const max = await signIn(portal, 'max.krueger@example.com');
  expect((await max.get(`/units/${items[0]?.unit_id}`)).json()).toMatchObject({ share_bps: 5000 });
});

test('the escrow account of the demo opens with the key of the installation', async () => {
  expect(await findEscrowIban(portal.db, TEST_FIELDS, CREEK_LANTERN)).toBe(
    'AE689990000000000004417',
  );
});

describe('Anna', () => testAnna(() => portal));

describe('Max', () => testMax(() => portal));

describe('Clara', () => testClara(() => portal));

describe('the logins that README lists show:', () => testStates(() => portal));

// Takes as long as all the others together.
if (isLong) {
  test.each([
    ['a leap day', '2028-02-29'],
    ['the first of a month, with payouts under way', '2027-03-01'],
  ])('works on %s, too', async (_, day) => {
    const other = await buildTestApp();
    expect(await seedDemo(other.db, day, { ...other.stored, fields: TEST_FIELDS })).toBe(true);
    await other.close();
  });
}
