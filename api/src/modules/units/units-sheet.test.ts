import { readXlsx } from 'hucre/xlsx';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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
  expect(line).toContain(';31.08.2027;1234567,00;60000,50;;');
  expect(end).toBe('');
  const { body } = await caller.get('/units.csv?state=let&language=en');
  expect(body).toContain('"Sharjah","Let",5,2,90.00,100.00,');
  expect(body).toContain(',2027-08-31,1234567.00,60000.50,,');
});

test('the workbook has texts, days and numbers as such', async () => {
  const answer = await caller.get('/units.xlsx?sort=name&state=let');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="einheiten.xlsx"');
  const { sheets } = await readXlsx(answer.rawPayload);
  const [head, row] = sheets[0]!.rows;
  const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
  expect(cell('Gebäude')).toBe('=Marina "Walk"');
  expect(cell('Einheit')).toBe('0705');
  expect(cell('Jahresmiete in AED')).toBe(60_000.5);
  expect(cell('Mietvertrag bis')).toEqual(new Date('2027-08-31T00:00:00Z'));
});

test('nobody gets a file, and a wrong choice is refused before it begins', async () => {
  expect((await portal.anonymous.get('/units.xlsx')).statusCode).toBe(401);
  expect((await caller.get('/units.xlsx?state=gold')).statusCode).toBe(422);
  expect((await caller.get('/units.csv?page=2')).statusCode).toBe(422);
});
