import fc from 'fast-check';
import type { Sheet } from '../src/commands/import/sheet';
import { bookingsSheet } from '../src/commands/import/sheets/bookings.sheet';
import { investorsSheet } from '../src/commands/import/sheets/investors.sheet';
import { propertiesSheet } from '../src/commands/import/sheets/properties.sheet';
import { tenanciesSheet } from '../src/commands/import/sheets/tenancies.sheet';
import {
  acquisitionsSheet,
  ownershipsSheet,
  unitsSheet,
} from '../src/commands/import/sheets/units.sheet';
import { day, fils, germanToo, line, maybe, written } from './random-cells';

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

export const several = fc
  .array(portfolio, { minLength: 1, maxLength: 6 })
  .map(
    (portfolios): Files =>
      SHEETS_USED.map((sheet) => [
        sheet,
        portfolios.flat().flatMap(([own, records]) => (own === sheet ? records : [])),
      ]),
  );
