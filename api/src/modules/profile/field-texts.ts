import type { Text } from '../../platform/http/errors';

export const MISSING: Text = { de: 'Diese Angabe fehlt.', en: 'This is missing.' };

export const COUNTRY_UNKNOWN: Text = {
  de: 'Dieses Land kennen wir nicht.',
  en: 'We do not know this country.',
};
