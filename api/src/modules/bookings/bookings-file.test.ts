import { readXlsx } from 'hucre/xlsx';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { aRentAndAFee, someCheques } from '../../../testing/sample-bookings';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
});

const aUnitOf = (investor: TestInvestor, overrides: object = {}) =>
  aUnit(portal.db, { owners: [{ investor }], ...overrides });

describe('the file of what a filter finds', () => {
  const csv = async (query: string) => caller.get(`/bookings.csv?${query}`);

  test('opens in a German Excel: byte order mark, semicolons, decimal commas, the earliest first', async () => {
    const { rent, fee } = await aRentAndAFee(portal.db, anna);
    const answer = await csv('year=2026');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="buchungen.csv"');
    expect(answer.body).toBe(
      [
        '\ufeff"Datum";"Objekt";"Einheit";"Kategorie";"Text";"Betrag";"Währung";"Saldo";"Steuergruppe";"Beleg";"Buchung"',
        `02.01.2026;"Marina Walk Tower";"2304";"Miete";"Scheck 1 von 4";1234567,89;AED;1234567,94;"Mieteinnahmen";;${rent}`,
        `03.01.2026;"Marina Walk Tower";"2304";"Verwaltung";"Verwaltung; ""7 %""";-0,07;AED;1234567,87;"Verwaltungskosten";;${fee}`,
        '',
      ].join('\r\n'),
    );
    expect((await csv('year=2026&language=en')).body).toContain(
      `2026-01-03,"Marina Walk Tower","2304","Management","Management",-0.07,AED,1234567.87,"Administration",,${fee}`,
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|calc', '|calc', '＝1'])(
    'the text %j stays text in a spreadsheet',
    async (de) => {
      const unitId = await aUnitOf(anna);
      const text = { de, en: de };
      await aBooking(portal.db, {
        investor: anna,
        unitId,
        on: '2026-01-02',
        category: 'rent',
        amount: 5,
        text,
      });
      expect((await csv('year=2026')).body).toContain(`;"'${de}";`);
    },
  );

  test('of one unit has that unit’s bookings and the balance of all', async () => {
    const units = [await aUnitOf(anna, { unit_no: 'A1' }), await aUnitOf(anna, { unit_no: 'B2' })];
    const rent = { investor: anna, category: 'rent', amount: 100 } as const;
    await aBooking(portal.db, { ...rent, unitId: units[0]!, on: '2026-01-02' });
    await aBooking(portal.db, { ...rent, unitId: units[1]!, on: '2026-01-03' });
    const { body } = await csv(`year=2026&unit_id=${units[1]}`);
    expect(body).not.toContain('A1');
    expect(body).toContain('"B2";"Miete";"Test";1,00;AED;2,00;');
  });

  test('has what the list finds by the same filter, in the numbers that were asked for', async () => {
    await someCheques(portal.db, anna);
    const query = 'search=Scheck&from=2026-10-01&category=rent';
    const [, line, end] = (await csv(`${query}&numbers=en`)).body.split('\r\n');
    expect(line).toMatch(/^2026-10-01,.*,"Miete","Scheck 2",12\.50,AED,25\.00,/);
    expect(end).toBe('');
    const { items } = (await caller.get(`/bookings?${query}`)).json();
    expect(items).toHaveLength(1);
    expect(line).toContain(items[0].booking_id);

    const workbook = await caller.get(`/bookings.xlsx?${query}`);
    expect(workbook.headers['content-disposition']).toBe('attachment; filename="buchungen.xlsx"');
    const { sheets } = await readXlsx(workbook.rawPayload);
    const [head, row] = sheets[0]!.rows;
    const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
    expect([cell('Datum'), cell('Betrag'), cell('Saldo')]).toEqual([
      new Date('2026-10-01T00:00:00Z'),
      12.5,
      25,
    ]);
    expect(sheets[0]!.rows).toHaveLength(2);
  });

  test.each(['cursor=x', 'year=1', 'month=1', 'year=2026&unit_id=x', 'numbers=fr'])(
    '?%s is refused',
    async (query) => {
      expect((await csv(query)).statusCode).toBe(422);
    },
  );
});
