import { aDocument, aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { pdfPages } from '../../../testing/pdf-text';
import { aBooking, aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { fxRates } from '../fx-rates/fx-rates.table';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;
let unitId: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  await portal.db.insert(fxRates).values({
    base: 'AED',
    quote: 'EUR',
    as_of: '2026-10-01',
    rate: '0.24000000',
    source: 'ecb_usd_peg',
  });
  anna = await anInvestor(portal.db, { first_name: 'Anna', last_name: 'Becker' });
  caller = await portal.as(anna);
  unitId = await aUnit(portal.db, {
    owners: [{ investor: anna }],
    property_id: await aProperty(portal.db, { name: 'Marina Walk Tower' }),
    unit_no: '2304',
    handed_over_on: '2024-03-10',
  });
  const receipt = await aStoredDocument(portal.db, portal.stored, { investor: anna });
  const booking = { investor: anna, unitId, on: '2026-10-01' };
  await aBooking(portal.db, {
    ...booking,
    category: 'rent',
    amount: 3_000_000,
    text: { de: '=Scheck 2 von 4', en: 'Cheque 2 of 4' },
  });
  await aBooking(portal.db, {
    ...booking,
    category: 'maintenance',
    amount: -68_050,
    document_id: receipt.id,
  });
  await aBooking(portal.db, { ...booking, on: '2026-06-01', category: 'payout', amount: -100_000 });
  await put('/tax/residence', { residence: 'DE' });
});
afterAll(() => portal.close());

const put = (url: string, payload: object) => caller.call({ method: 'PUT', url, payload });

test('the CSV has each booking with its group, rate and source, as a spreadsheet reads it', async () => {
  const { body, headers } = await caller.get('/tax.csv?year=2026');
  expect(headers['content-disposition']).toBe('attachment; filename="steuer-2026.csv"');
  expect(body).toContain('"Gruppe (Anlage V)"');
  const lines = body.split('\r\n');
  expect(lines[1]).toMatch(
    /^01\.06\.2026;"Marina Walk Tower";"2304";"Ohne Wirkung auf die Steuer";"Auszahlung";"Test";-1000,00;AED;"";;"";;;/,
  );
  expect(body).toMatch(
    /"Mieteinnahmen";"Miete";"'=Scheck 2 von 4";30000,00;AED;"0,2400";01\.10\.2026;"EZB, über die Dollarbindung";7200,00;;/,
  );
  expect((await caller.get('/tax.csv?year=2025')).body.split('\r\n')).toHaveLength(2);
});

test('the CSV of more units than are read at once has each booking once, unit by unit', async () => {
  const investor = await anInvestor(portal.db);
  const property_id = await aProperty(portal.db, { name: 'Creek Lantern' });
  const numbers = Array.from({ length: 102 }, (_, n) => n + 1);
  for (const n of numbers.toReversed()) {
    const own = await aUnit(portal.db, {
      owners: [{ investor }],
      property_id,
      unit_no: String(n),
    });
    const rent = { investor, unitId: own, category: 'rent', amount: n * 100 } as const;
    await aBooking(portal.db, { ...rent, on: '2026-02-01' });
  }
  const { body } = await (await portal.as(investor)).get('/tax.csv?year=2026');
  const units = body.split('\r\n').flatMap((line) => line.split('"Creek Lantern";"')[1] ?? []);
  expect(units.map((unit) => Number.parseInt(unit, 10))).toEqual(numbers);
}, 60_000);

test('the PDF says the same figures, where they come from, and that it is no advice', async () => {
  await put(`/tax/depreciations/${unitId}`, {
    land_share_bps: 2000,
    reason: 'usual',
    own_rate_bps: null,
    starts_on: '2024-03-10',
    own_acquisition_minor: 26_000_000,
    version: 0,
  });
  const { rawPayload, headers } = await caller.get(`/tax/units/${unitId}/pdf?year=2026`);
  expect(headers['content-type']).toBe('application/pdf');
  const text = (await pdfPages(rawPayload)).flat().join('\n');
  for (const said of [
    'Steuerübersicht 2026',
    'Keine Steuerberatung',
    'Anna Becker',
    '7.036,68',
    '4.160,00',
    'Doppelbesteuerungsabkommen',
    'Stand: November\u00A02026',
  ])
    expect(text).toContain(said);
});

test('without a residence the PDF is in dirhams alone, in English too', async () => {
  const ben = await anInvestor(portal.db);
  const own = await aUnit(portal.db, { owners: [{ investor: ben }], handed_over_on: '2024-03-10' });
  const answer = await (await portal.as(ben)).get(`/tax/units/${own}/pdf?year=2026&language=en`);
  const text = (await pdfPages(answer.rawPayload)).flat().join('\n');
  expect(text).toContain('not chosen');
  expect(text).toContain('Nothing was booked in this year.');
  expect(text).not.toContain('ECB');
});

test.each([
  ['CH', '"Anschaffungskosten"'],
  ['AT', '"Anschaffungskosten (AfA)"'],
] as const)('the CSV of an owner in %s has words of that country', async (residence, group) => {
  const investor = await anInvestor(portal.db);
  const own = await aUnit(portal.db, { owners: [{ investor }] });
  const capex = { investor, unitId: own, on: '2026-02-01', category: 'capex' } as const;
  await aBooking(portal.db, { ...capex, amount: -90_000 });
  const owner = await portal.as(investor);
  await owner.call({ method: 'PUT', url: '/tax/residence', payload: { residence } });
  const { body } = await owner.get('/tax.csv?year=2026');
  expect(body).toContain('"Steuergruppe"');
  expect(body).not.toContain('Anlage V');
  expect(body).toContain(`;${group};"Anschaffung";`);
  const { rawPayload } = await owner.get(`/tax/units/${own}/pdf?year=2026`);
  const text = (await pdfPages(rawPayload)).flat().join('\n');
  expect(text.includes('vor Abschreibung')).toBe(residence === 'AT');
});

test('a receipt on paper is counted apart: the ZIP has files alone', async () => {
  const investor = await anInvestor(portal.db);
  const own = await aUnit(portal.db, { owners: [{ investor }] });
  const cost = { investor, unitId: own, category: 'maintenance', amount: -100 } as const;
  const file = await aStoredDocument(portal.db, portal.stored, { investor });
  const waiting = await aStoredDocument(portal.db, portal.stored, { investor, scan: 'waiting' });
  const paper = await aDocument(portal.db, { investor });
  for (const document_id of [file.id, waiting.id, paper, paper])
    await aBooking(portal.db, { ...cost, on: '2026-02-01', document_id });
  const year = (await (await portal.as(investor)).get('/tax?year=2026')).json();
  for (const counted of [year, year.chosen])
    expect(counted).toMatchObject({ receipts: 1, paper_receipts: 1 });
});

test('the ZIP has the receipts of the year, none of another', async () => {
  const zip = await caller.get(`/tax/receipts?year=2026&unit_id=${unitId}`);
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const none = await caller.get('/tax/receipts?year=2025');
  expect(none.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\x05\x06');
});
