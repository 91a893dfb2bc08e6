import { defineError } from '../../platform/http/errors';

export const rateMissing = defineError({
  code: 'fx.rate_missing',
  status: 404,
  de: 'Für diesen Tag ist kein Kurs hinterlegt.',
  en: 'There is no rate for this day.',
});
