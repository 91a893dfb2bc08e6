import { readXlsx } from 'hucre/xlsx';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { handoverCases } from './purchase.table';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
  const property_id = await aProperty(portal.db, { name: '=Marina "Walk"', emirate: 'sharjah' });
  const owners = [{ investor: anna }];
  const owned = { property_id, owners, price: 123_456_700, lifecycle: 'let' } as const;
  const unit = await aUnit(portal.db, { ...owned, unit_no: '0705' });
  await aTenancy(portal.db, unit, { annual_rent_fils: 6_000_050 });
  await aUnit(portal.db, { owners });
});
afterAll(() => portal.close());

test('the file has what is chosen, with German and international numbers', async () => {
  const answer = await caller.get('/units.csv?state=let');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="einheiten.csv"');
  const [head, line, end] = answer.body.split('\r\n');
  expect(head).toMatch(/^\ufeff"Gebäude";"Einheit";"Ort";"Emirat";"Status";/);
  expect(line).toContain(
    `"'=Marina ""Walk""";"0705";"Dubai Marina";"Schardscha";"Vermietet";5;2;90,00;100,00;`,
  );
  expect(line).toContain(';31.08.2027;1234567,00;1234567,00;60000,50;60000,50;;;');
  expect(end).toBe('');
  const { body } = await caller.get('/units.csv?state=let&language=en');
  expect(body).toContain('"Sharjah","Let",5,2,90.00,100.00,');
  expect(body).toContain(',2027-08-31,1234567.00,1234567.00,60000.50,60000.50,,,');
});

test('the workbook has texts, days and numbers as such', async () => {
  const answer = await caller.get('/units.xlsx?sort=name&state=let');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="einheiten.xlsx"');
  const { sheets } = await readXlsx(answer.rawPayload);
  const [head, row] = sheets[0]!.rows;
  const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
  expect(cell('Gebäude')).toBe('=Marina "Walk"');
  expect(cell('Einheit')).toBe('0705');
  expect(cell('Etage')).toBe(5);
  expect(cell('Jahresmiete in AED (ganze Einheit)')).toBe(60_000.5);
  expect(cell('Mietvertrag bis')).toEqual(new Date('2027-08-31T00:00:00Z'));
});

/** Of one owner's units in a file, by the heads of its columns, in the order of their numbers. */
async function rowsOf(owner: TestInvestor, language: string) {
  const { rawPayload } = await (await portal.as(owner)).get(
    `/units.xlsx?sort=name&language=${language}`,
  );
  const { sheets } = await readXlsx(rawPayload);
  const [head, ...rows] = sheets[0]!.rows;
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head?.[at], cell])));
}

test('of a shared unit the file has the share, and amounts of the whole and of the part', async () => {
  const [mine, theirs] = [await anInvestor(portal.db), await anInvestor(portal.db)];
  const owners = [
    { investor: mine, share_bps: 3_333 },
    { investor: theirs, share_bps: 6_667 },
  ];
  const unit = await aUnit(portal.db, { owners, price: 100_000_050, lifecycle: 'let' });
  await aTenancy(portal.db, unit, { annual_rent_fils: 6_000_050 });
  await aPlan(portal.db, unit, [{ amount_fils: 1_000_000, due_on: '2027-12-01' }]);
  const [row] = await rowsOf(mine, 'de');
  expect(row).toMatchObject({
    'Mein Anteil in %': 33.33,
    'Kaufpreis in AED (ganze Einheit)': 1_000_000.5,
    'Kaufpreis in AED (mein Anteil)': 333_300.17,
    'Jahresmiete in AED (ganze Einheit)': 60_000.5,
    'Jahresmiete in AED (mein Anteil)': 19_998.17,
    'Noch zu zahlende Raten in AED (ganze Einheit)': 10_000,
    'Noch zu zahlende Raten in AED (mein Anteil)': 3_333,
  });
  const [english] = await rowsOf(theirs, 'en');
  expect(english).toMatchObject({
    'My share in %': 66.67,
    'Purchase price in AED (my share)': 666_700.33,
  });
});

test('the file says what is due, and that a cheque has bounced', async () => {
  const owner = await anInvestor(portal.db);
  const property_id = await aProperty(portal.db, { emirate: 'sharjah' });
  const owned = { property_id, owners: [{ investor: owner }] };
  const bounced = await aUnit(portal.db, { ...owned, unit_no: '1', lifecycle: 'let' });
  await aTenancy(portal.db, bounced, {}, [
    { due_on: '2026-11-01', status: 'bounced' },
    { due_on: '2026-12-01' },
  ]);
  const paid = await aUnit(portal.db, { ...owned, unit_no: '2', lifecycle: 'let' });
  await aTenancy(portal.db, paid, {}, [{ due_on: '2026-12-01' }]);
  const late = await aUnit(portal.db, { ...owned, unit_no: '3', lifecycle: 'in_handover' });
  await aPlan(portal.db, late, [{ amount_fils: 1, due_on: '2026-11-01' }]);
  await aUnit(portal.db, { ...owned, unit_no: '4', lifecycle: 'vacant_listed' });
  const dueOf = async (language: string, day: string, due: string) =>
    (await rowsOf(owner, language)).map((row) => [row[day] ?? null, row[due] || null]);
  expect(await dueOf('de', 'Nächster Termin', 'Was ansteht')).toEqual([
    [null, 'Scheck geplatzt'],
    [new Date('2026-12-01T00:00:00Z'), 'Scheck'],
    [new Date('2026-11-01T00:00:00Z'), 'Restzahlung (Rate 1 von 1) überfällig'],
    [null, null],
  ]);
  const english = await dueOf('en', 'Next date', 'What is due');
  expect(english.map(([, due]) => due)).toEqual([
    'Cheque bounced',
    'Cheque',
    'Final payment (instalment 1 of 1) overdue',
    null,
  ]);
});

test('nobody gets a file, and a wrong choice is refused before it begins', async () => {
  expect((await portal.anonymous.get('/units.xlsx')).statusCode).toBe(401);
  expect((await caller.get('/units.xlsx?state=gold')).statusCode).toBe(422);
  expect((await caller.get('/units.csv?page=2')).statusCode).toBe(422);
});

test('the file does not say of a day that has passed that it is ahead', async () => {
  const owner = await anInvestor(portal.db);
  const property_id = await aProperty(portal.db, { emirate: 'sharjah' });
  const owned = { property_id, owners: [{ investor: owner }] };
  const waiting = await aUnit(portal.db, { ...owned, unit_no: '1', lifecycle: 'let' });
  await aTenancy(portal.db, waiting, {}, [{ due_on: '2026-11-20' }, { due_on: '2026-12-01' }]);
  const handed = await aUnit(portal.db, { ...owned, unit_no: '2', lifecycle: 'in_handover' });
  await portal.db
    .insert(handoverCases)
    .values({ unit_id: handed, opened_on: '2026-10-01', deadline_on: '2026-11-20' });
  const proved = await aUnit(portal.db, { ...owned, unit_no: '3', lifecycle: 'in_handover' });
  await aPlan(portal.db, proved, [
    { amount_fils: 1, due_on: '2026-11-20', proof_submitted_on: '2026-11-19' },
  ]);
  const said = async (language: string, due: string) =>
    (await rowsOf(owner, language)).map((row) => row[due]);
  expect(await said('de', 'Was ansteht')).toEqual([
    'Scheck noch nicht eingereicht',
    'Übergabe war vorgesehen',
    'Restzahlung (Rate 1 von 1), Nachweis in Prüfung',
  ]);
  expect(await said('en', 'What is due')).toEqual([
    'Cheque not yet deposited',
    'Handover was due',
    'Final payment (instalment 1 of 1), proof in review',
  ]);
  expect(await said('de', 'Nächster Termin')).toEqual(
    Array(3).fill(new Date('2026-11-20T00:00:00Z')),
  );
});
