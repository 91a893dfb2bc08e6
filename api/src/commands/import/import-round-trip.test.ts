import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Operators, operators } from '../../../testing/manzil';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aedText } from './aed-text';
import * as cells from './cells';
import { fileOf, type Sheet } from './sheet';
import { bookingsSheet } from './sheets/bookings.sheet';
import { investorsSheet } from './sheets/investors.sheet';
import { propertiesSheet } from './sheets/properties.sheet';
import { tenanciesSheet } from './sheets/tenancies.sheet';
import { acquisitionsSheet, ownershipsSheet, unitsSheet } from './sheets/units.sheet';

jest.setTimeout(120_000);

let office: Operators;
beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
});
afterAll(() => office.close());

const NASTY = [
  '=SUM(A1)',
  '"',
  '""',
  ',;',
  "'",
  '\\N',
  '\\.',
  'null',
  '🏗️ Ü',
  'a\u00a0b',
  '{"a":1}',
  '-1',
  'مرحبا',
];
const line = (most: number) =>
  fc
    .oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: most }))
    .map((text) => text.trim())
    .filter((text) => cells.text(most).safeParse(text).success);
const maybe = (most: number) => fc.oneof(fc.constant(''), line(most));
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const germanToo = (iso: string, german: boolean) =>
  german ? iso.split('-').reverse().join('.') : iso;
const fils = fc.integer({ min: 1, max: 99_999_999_999 });
const written = (amount: number, comma: boolean) =>
  comma ? aedText(amount).replace('.', ',') : aedText(amount);

type Files = [Sheet, Record<string, string>[]][];

const SHEETS_USED: Sheet[] = [
  investorsSheet,
  propertiesSheet,
  unitsSheet,
  acquisitionsSheet,
  ownershipsSheet,
  tenanciesSheet,
  bookingsSheet,
];

/** A unit of two owners in a property, let and booked, with a name of its own in every run. */
const portfolio = fc
  .record({
    names: fc.tuple(line(80), line(80), line(120), line(120), line(120)),
    unitNo: line(20),
    optional: fc.tuple(maybe(40), maybe(80), maybe(40), maybe(20)),
    share: fc.integer({ min: 1, max: 9_999 }),
    amounts: fc.array(fc.tuple(fils, fc.boolean(), fc.boolean(), line(200), line(200), day), {
      minLength: 1,
      maxLength: 8,
    }),
    rent: fils,
    area: fc.integer({ min: 1, max: 9_999_999 }),
    comma: fc.boolean(),
    german: fc.boolean(),
    id: fc.uuid(),
  })
  .map(({ names, unitNo, optional, share, amounts, rent, area, comma, german, id }): Files => {
    const [first, last, name, developer, community] = names;
    const [building, parking, deed, house] = optional;
    const investor = (no: number) => ({
      external_id: `K-${id}-${no}`,
      email: `${no}.${id}@example.com`,
      first_name: first,
      last_name: last,
      house_no: house,
      street: name,
      city: developer.slice(0, 60).trim() || 'x',
      country: 'DE',
    });
    return [
      [investorsSheet, [investor(1), investor(2)]],
      [
        propertiesSheet,
        [
          {
            external_id: `P-${id}`,
            name,
            developer,
            community,
            emirate: 'dubai',
            total_units: '1',
            floors: '9',
            floors_built: '9',
            facade_floors: '9',
          },
        ],
      ],
      [
        unitsSheet,
        [
          {
            external_id: `U-${id}`,
            property: `P-${id}`,
            unit_no: unitNo,
            building,
            floor: '9',
            unit_type: 'villa',
            bedrooms: '0',
            bathrooms: '1',
            area_sqm: written(area, comma),
            parking,
            title_deed_no: deed,
            lifecycle: 'let',
            lifecycle_since: germanToo('2024-01-01', german),
            management_fee_percent: '5',
          },
        ],
      ],
      [
        acquisitionsSheet,
        [
          {
            external_id: `A-${id}`,
            unit: `U-${id}`,
            purchased_on: '2024-01-01',
            purchase_price_aed: written(rent, comma),
            dld_fee_aed: '0',
          },
        ],
      ],
      [
        ownershipsSheet,
        [share, 10_000 - share].map((part, index) => ({
          external_id: `O-${id}-${index}`,
          unit: `U-${id}`,
          investor: `K-${id}-${index + 1}`,
          share_percent: written(part, comma),
          owned_from: germanToo('2024-01-01', german),
        })),
      ],
      [
        tenanciesSheet,
        [
          {
            external_id: `T-${id}`,
            unit: `U-${id}`,
            starts_on: '2024-01-01',
            ends_on: '2024-12-31',
            annual_rent_aed: written(rent, comma),
            ejari_no: deed,
            status: 'active',
          },
        ],
      ],
      [
        bookingsSheet,
        amounts.map(([amount, negative, point, de, en, on], index) => ({
          external_id: `B-${id}-${index}`,
          unit: `U-${id}`,
          booked_on: on,
          value_date: germanToo(on, german),
          kind: 'rent',
          category: 'rent',
          amount_aed: `${negative ? '-' : ''}${written(amount, point)}`,
          text_de: de,
          text_en: en,
        })),
      ],
    ];
  });

const several = fc
  .array(portfolio, { minLength: 1, maxLength: 6 })
  .map(
    (portfolios): Files =>
      SHEETS_USED.map((sheet) => [
        sheet,
        portfolios.flat().flatMap(([own, records]) => (own === sheet ? records : [])),
      ]),
  );

const csv = (records: Record<string, string>[], separator: string) =>
  [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n');

/** The rows that these lines have become, with the ids of the files in place of ours. */
async function exported(sheet: Sheet, record: Record<string, string>) {
  const [row] = await jsonRows<Record<string, unknown>>(
    office.db,
    sql`select t.* from ${sql.identifier(getTableName(sheet.table))} t
      join external_ids e on e.sheet = ${sheet.name} and e.row_id = t.id::text
      where e.external_id = ${record.external_id}`,
  );
  return row ?? {};
}

async function externalIdOf(sheet: string, rowId: unknown): Promise<unknown> {
  const [known] = await jsonRows<{ external_id: string }>(
    office.db,
    sql`select external_id from external_ids where sheet = ${sheet} and row_id = ${String(rowId)}`,
  );
  return known?.external_id;
}

test('what is imported comes out as it was written, to the fils and the sign', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(several, fc.constantFrom(',', ';'), async (files, separator) => {
      run += 1;
      const folder = join(office.dataDir, `run-${run}`);
      await mkdir(folder);
      for (const [sheet, records] of files) {
        await writeFile(join(folder, fileOf(sheet)), csv(records, separator));
      }
      const ran = await office.manzil('import', folder);
      expect([ran.code, ran.out.filter((text) => text.includes('.csv:'))]).toEqual([0, []]);
      for (const [sheet, records] of files) {
        for (const record of records) await expectAsWritten(sheet, record);
      }
      expect(await bookedSums()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

async function expectAsWritten(sheet: Sheet, record: Record<string, string>): Promise<void> {
  const row = await exported(sheet, record);
  for (const [name, { cell, into = name, refersTo }] of Object.entries(sheet.columns)) {
    if (into === null || name === 'investor_no') continue;
    const stored = refersTo && row[into] ? await externalIdOf(refersTo, row[into]) : row[into];
    expect([name, stored]).toEqual([name, cell.parse(record[name] ?? '')]);
  }
  if (sheet !== bookingsSheet) return;
  const [{ gained } = { gained: 0 }] = await jsonRows<{ gained: number }>(
    office.db,
    sql`select sum(l.amount_minor) as gained from journal_lines l
      join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor'
      where l.journal_id = ${row.id}`,
  );
  expect(gained).toBe(cells.amount.parse(record.amount_aed ?? ''));
}

const bookedSums = () =>
  jsonRows(
    office.db,
    sql`select journal_id from journal_lines group by journal_id having sum(amount_minor) <> 0`,
  );
