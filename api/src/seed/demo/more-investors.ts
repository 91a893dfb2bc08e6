import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { FINISHED, personRows } from './person-rows';
import { stableId } from './stable-id';

export const CLARA = stableId('investor:clara');
export const PAUL = stableId('investor:paul');
export const MIA = stableId('investor:mia');

/** Those with the states of an owner that Anna, Lena and Max are not in. */
export function addMoreInvestors(
  rows: DemoRows,
  passwordHash: string,
  calendar: DemoCalendar,
): void {
  const { month, inDays } = calendar;
  const { investor, home, account } = personRows(rows, passwordHash, calendar);

  investor(
    CLARA,
    'MZ-10118',
    {
      salutation: 'ms',
      first_name: 'Clara',
      last_name: 'Neumann',
      date_of_birth: '1973-09-17',
      nationality: 'DE',
      phone_e164: '+4915155510118',
    },
    FINISHED,
    month(-27, 6),
  );
  home(
    CLARA,
    {
      street: 'Ainmillerstraße',
      house_no: '25',
      postal_code: '80801',
      city: 'München',
      country: 'DE',
    },
    month(-27),
  );
  account(
    CLARA,
    'Clara Neumann',
    { country: 'DE', last4: '4471', bank: 'Isar Volksbank', currency: 'EUR' },
    month(-27),
  );

  investor(
    PAUL,
    'MZ-10102',
    {
      salutation: 'mr',
      first_name: 'Paul',
      last_name: 'Richter',
      date_of_birth: '1969-02-11',
      nationality: 'DE',
      phone_e164: '+971505551102',
    },
    FINISHED,
    month(-31, 4),
  );
  home(
    PAUL,
    {
      street: 'Al Barsha Street',
      house_no: '807',
      postal_code: '00000',
      city: 'Dubai',
      country: 'AE',
    },
    month(-30),
  );
  account(
    PAUL,
    'Paul Richter',
    { country: 'AE', last4: '5520', bank: 'Khaleej Commercial Bank', currency: 'AED' },
    month(-31),
  );

  investor(
    MIA,
    'MZ-10186',
    {
      salutation: 'ms',
      first_name: 'Mia',
      last_name: 'Vogel',
      date_of_birth: '1994-06-02',
      nationality: 'AT',
      phone_e164: '+436605550186',
    },
    FINISHED,
    inDays(-34),
  );
  home(
    MIA,
    { street: 'Landstraße', house_no: '17', postal_code: '4020', city: 'Linz', country: 'AT' },
    inDays(-34),
  );
}
