import { defineError } from '../../platform/http/errors';

/** The same for one that was removed here, of another site, replayed or changed: none tells which passkeys there are. */
export const passkeyRefused = defineError({
  code: 'passkey.refused',
  status: 401,
  de: 'Dieser Passkey öffnet kein Konto. Melde dich mit deinem Passwort an; in den Einstellungen kannst du einen neuen anlegen.',
  en: 'This passkey does not open any account. Sign in with your password; you can add a new one in the settings.',
});

// Not 401: the session is as good as before.
export const passkeyUnknown = defineError({
  code: 'passkey.unknown',
  status: 422,
  de: 'Dieser Passkey gehört nicht zu deinem Konto. Bestätige mit deinem Passwort.',
  en: 'This passkey does not belong to your account. Confirm with your password.',
});

export const passkeyStale = defineError({
  code: 'passkey.stale',
  status: 409,
  de: 'Das hat zu lange gedauert. Beginne noch einmal.',
  en: 'This took too long. Start again.',
});

export const passkeyUnusable = defineError({
  code: 'passkey.unusable',
  status: 422,
  de: 'Dieser Passkey lässt sich hier nicht verwenden. Nimm ein anderes Gerät.',
  en: 'This passkey cannot be used here. Use another device.',
});

export const passkeyTaken = defineError({
  code: 'passkey.taken',
  status: 409,
  de: 'Diesen Passkey gibt es schon. Du musst keinen neuen anlegen.',
  en: 'This passkey already exists. You do not need to add a new one.',
});

export const tooManyPasskeys = defineError({
  code: 'passkey.too_many',
  status: 409,
  de: 'Du hast schon zwanzig Passkeys. Entferne einen, den du nicht mehr brauchst.',
  en: 'You already have twenty passkeys. Remove one that you no longer need.',
});
