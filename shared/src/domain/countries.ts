import codes from 'i18n-iso-countries/codes.json';

export type Country = {
  /** ISO 3166-1 alpha-2; Kosovo has its user-assigned XK */
  alpha2: string;
  alpha3: string;
  /** Three digits; empty where there are none. */
  numeric: string;
};

const KOSOVO: Country = { alpha2: 'XK', alpha3: 'XKX', numeric: '' };

/** All countries of ISO 3166-1, and Kosovo (specification §3). */
export const countries: readonly Country[] = [
  ...codes
    .map(([alpha2 = '', alpha3 = '', numeric = '']) => ({ alpha2, alpha3, numeric }))
    .filter(({ alpha2 }) => alpha2 !== KOSOVO.alpha2),
  KOSOVO,
];
