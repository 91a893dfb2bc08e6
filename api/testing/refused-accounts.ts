import { OTHER } from './sample-ibans';

/** What of `ACCOUNT` is changed, and the fields at which that is refused. */
export const REFUSED: [change: object, fields: string[]][] = [
  [{ iban: 'DE89370400440532013001' }, ['iban']],
  [{ iban: 'US12345678901234567890' }, ['iban']],
  [{ iban: 'DE89370400440532013001', bic: 'NOBIC' }, ['iban', 'bic']],
  [{ bic: 'DEUT1EFF' }, ['bic']],
  [{ iban: OTHER }, ['bic']],
  [{ holder_name: 'Anna\u0000Becker' }, ['holder_name']],
  [{ currency: 'TRY' }, ['currency']],
  [{ status: 'verified' }, ['status']],
  [{ usable_from: '2020-01-01T00:00:00Z' }, ['usable_from']],
];
