import { ANNA } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { FINISHED, personRows } from './person-rows';
import { stableId } from './stable-id';

const JONAS = stableId('investor:jonas');
export const LENA = stableId('investor:lena');
export const MAX = stableId('investor:max');

export function addInvestors(rows: DemoRows, passwordHash: string, calendar: DemoCalendar): void {
  const { month } = calendar;
  const { investor, home, account } = personRows(rows, passwordHash, calendar);

  investor(
    ANNA,
    'MZ-10004',
    {
      salutation: 'ms',
      first_name: 'Anna',
      last_name: 'Becker',
      date_of_birth: '1984-03-09',
      nationality: 'DE',
      phone_e164: '+4915155512304',
    },
    FINISHED,
    month(-54, 2),
  );
  home(
    ANNA,
    {
      street: 'Gärtnerstraße',
      house_no: '12',
      postal_code: '20253',
      city: 'Hamburg',
      country: 'DE',
    },
    month(-54),
  );
  account(
    ANNA,
    'Anna Becker',
    {
      country: 'DE',
      last4: '3000',
      bank: 'Hanseatische Privatbank',
      currency: 'EUR',
    },
    month(-54),
  );

  investor(
    JONAS,
    'MZ-10187',
    {
      salutation: 'mr',
      first_name: 'Jonas',
      last_name: 'Weber',
      date_of_birth: '1991-07-22',
      nationality: 'DE',
      phone_e164: '+4915155510187',
    },
    1,
    month(0, 0),
  );

  investor(
    LENA,
    'MZ-10092',
    {
      salutation: 'ms',
      first_name: 'Lena',
      last_name: 'Hoffmann',
      date_of_birth: '1978-11-30',
      nationality: 'AT',
      phone_e164: '+436605551092',
    },
    FINISHED,
    month(-64, 9),
  );
  home(
    LENA,
    { street: 'Lindengasse', house_no: '41/8', postal_code: '1070', city: 'Wien', country: 'AT' },
    month(-64),
  );
  account(
    LENA,
    'Lena Hoffmann',
    {
      country: 'AT',
      last4: '7214',
      bank: 'Donau Sparkasse',
      currency: 'EUR',
    },
    month(-64),
  );

  investor(
    MAX,
    'MZ-10001',
    {
      salutation: 'mr',
      first_name: 'Max',
      last_name: 'Krüger',
      date_of_birth: '1965-05-14',
      nationality: 'CH',
      phone_e164: '+41795551001',
    },
    FINISHED,
    month(-70, 3),
  );
  home(
    MAX,
    { street: 'Seestraße', house_no: '88', postal_code: '8002', city: 'Zürich', country: 'CH' },
    month(-70),
  );
  account(
    MAX,
    'Max Krüger',
    {
      country: 'AE',
      last4: '0861',
      bank: 'Khaleej Commercial Bank',
      currency: 'AED',
    },
    month(-70),
  );
}
