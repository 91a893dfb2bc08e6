import { PASSWORD } from './fixtures';

export const IBAN = 'DE89370400440532013000';
export const OTHER = 'AE070331234567890123456';
export const THIRD = 'AT611904300234573201';
export const ACCOUNT = {
  iban: IBAN,
  holder_name: 'Anna Becker',
  currency: 'EUR',
  password: PASSWORD,
  version: 0,
};
