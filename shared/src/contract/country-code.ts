import { z } from './schema';

/** ISO 3166-1 alpha-2 in form; the API knows which exist. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
