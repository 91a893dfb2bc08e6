import { Slot } from '../fuzz/slots';
import type { Decided } from './proof';

/** Texts that mean something to several operations. */
export const COUNTRIES = ['DE', 'DE', 'DE', 'DE', 'AE'];
export const NATIONALITIES = ['DE', 'AE', 'TR'];
export const POSTAL_CODES = ['20457', '20457', '20457', null];
export const TAX_IDS = [null, '86095742719', '65 929 970 489'];
export const PHONES = ['+49 30 901820', '+971 4 331 0000', '0044 20 7946 0958'];
export const DAYS_OF_BIRTH = ['1980-02-29', '1955-12-31', '2000-01-01'];
export const YEARS = ['2026', '2025'];

/** The owner's own. */
export const EMAIL = [new Slot('email')];
/** The owner's, or the one that they set by a code or a link. */
export const PASSWORDS = [new Slot('password')];

/** The present one of the owner's app. */
export const CODES = [new Slot('code')];

/** As good as `PASSWORD`, and another. */
export const NEW_PASSWORD = 'Kranich Teppich Morgen 7';

const ofACompany =
  (field: string): Decided =>
  (all) =>
    all.investor_type === 'company' ? all[field] : undefined;

export const OF_A_COMPANY = {
  company_name: ofACompany('company_name'),
  company_registration: ofACompany('company_registration'),
};
/** There are none in the Emirates. */
export const POSTAL_CODE_OF_THE_COUNTRY: Record<string, Decided> = {
  postal_code: ({ country, postal_code }) => (country === 'AE' ? null : (postal_code ?? '20457')),
};
/** Whoever pays taxes in Germany has a number. */
export const TAX_ID_OF_THE_COUNTRY: Record<string, Decided> = {
  tax_id: ({ country, tax_id }) => (country === 'DE' ? (tax_id ?? '86095742719') : tax_id),
};
