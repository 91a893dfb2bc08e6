import { defineError } from '../../platform/http/errors';

export const notPutOff = defineError({
  code: 'decisions.not_put_off',
  status: 409,
  de: 'Auf diesen Tag lässt sich das nicht verschieben. Lade die Seite neu und wähle einen anderen.',
  en: 'This cannot be put off to that day. Reload the page and choose another one.',
});
