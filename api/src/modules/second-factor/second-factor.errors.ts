import { defineError } from '../../platform/http/errors';

export const factorInForce = defineError({
  code: 'second_factor.in_force',
  status: 409,
  de: 'Dein Konto hat schon einen zweiten Faktor. Entferne ihn, bevor du einen anderen einrichtest.',
  en: 'Your account already has a second factor. Remove it before you set up another one.',
});

export const factorMissing = defineError({
  code: 'second_factor.missing',
  status: 409,
  de: 'Dein Konto hat keinen zweiten Faktor. Lade die Seite neu.',
  en: 'Your account has no second factor. Reload the page.',
});

export const factorNotStarted = defineError({
  code: 'second_factor.not_started',
  status: 409,
  de: 'Dieser Schlüssel gilt nicht mehr. Beginne noch einmal von vorn.',
  en: 'This key is no longer valid. Start again from the beginning.',
});
