import type { JsonSchema } from './operations';
import { Slot, type Value } from './slots';

const slot = (name: string) => new Slot(name);
/** Mostly the caller's own, now and then somebody else's. */
const thing = (name: string) => [
  ...Array.from({ length: 9 }, () => slot(`own.${name}`)),
  slot(`foreign.${name}`),
];

/** What a schema cannot tell: which texts of its form mean something. By the name of the field. */
const EXAMPLES: Readonly<Record<string, readonly Value[]>> = {
  unit_id: thing('unit_id'),
  property_id: thing('property_id'),
  session_id: thing('session_id'),
  statement_id: thing('statement_id'),
  payout_id: thing('payout_id'),
  avatar_id: thing('avatar_id'),
  photo_id: thing('photo_id'),
  order_id: thing('order_id'),
  package_code: [slot('package_code')],
  starts_on: [slot('starts_on')],
  valid_from: ['2026-11-21', '2026-11-20'],
  fee_bps: [700],
  vat_bps: [500],
  price: [slot('price')],
  id: thing('id'),
  replaces: thing('replaces'),
  upload_id: [slot('upload_id')],
  cancellation_id: [slot('cancellation_id')],
  withdrawal_id: [slot('withdrawal_id')],
  message_id: [slot('message_id')],
  cursor: thing('cursor'),
  email: [slot('email')],
  password: [slot('password')],
  current_password: [slot('password')],
  new_password: ['Kranich Teppich Morgen 7', 'übermäßig viele Möwen am Kai', 'صحراء واسعة جدا هنا'],
  code: [slot('code')],
  token: [slot('token')],
  version: [slot('version')],
  iban: [
    'DE89370400440532013000',
    'AE07 0331 2345 6789 0123 456',
    'CH93 0076 2011 6238 5295 7',
    'gb29-nwbk-6016-1331-9268-19',
  ],
  bic: [null, 'DEUTDEFF', 'barcgb22', 'EBILAEAD'],
  bank_code: ['37040044', '20050550', '033'],
  holder_name: ['Anna Becker', 'Becker & Söhne GmbH', 'آنا بيكر'],
  country: ['DE', 'DE', 'DE', 'DE', 'AE'],
  investor_type: ['company', 'company', 'person'],
  company_name: ['Weber Holding GmbH', 'Becker & Söhne OHG'],
  company_registration: ['HRB 12345 B', 'DED 1234567'],
  nationality: ['DE', 'AE', 'TR'],
  tax_id: [null, '86095742719', '65 929 970 489'],
  postal_code: ['20457', '20457', '20457', null],
  phone: ['+49 30 901820', '+971 4 331 0000', '0044 20 7946 0958'],
  date_of_birth: ['1980-02-29', '1955-12-31', '2000-01-01'],
  timezone: ['Europe/Berlin', 'Asia/Dubai', 'UTC', 'America/Argentina/Buenos_Aires'],
  document_type: ['passport', 'passport', 'passport', 'invoice', 'visa'],
  name: ['Reisepass.pdf', 'Übersetzung – beglaubigt.PDF', 'عقد.pdf'],
  valid_until: ['2031-05-01', '2026-11-21'],
  ends_on: [null, '2031-01-31'],
  reason: ['Seit Mai keine Abrechnung.', 'الشقة لم تؤجر'],
  message: ['Wohnung in Dubai Marina,\nÜbergabe im März.', 'هل تديرون الشقق؟'],
  website: [''],
  on: ['2026-11-21', '2026-10-31'],
  page: ['1', '2', '10000'],
  year: ['2026', '2025'],
  step: [3, 4],
};

/** Empty where the schema says enough. */
export function examplesOf(name: string, schema: JsonSchema): readonly Value[] {
  // Two things are called a version (of a text, of an edit), and a setting is called what an address is.
  if (name === 'version' && schema.type !== 'integer') return [];
  if (name === 'email' && schema.type !== 'string') return [];
  return Object.hasOwn(EXAMPLES, name) ? (EXAMPLES[name] ?? []) : [];
}
