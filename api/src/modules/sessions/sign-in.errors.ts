import { defineError } from '../../platform/http/errors';

export const credentialsWrong = defineError({
  code: 'auth.credentials_wrong',
  status: 401,
  de: 'E-Mail oder Passwort stimmt nicht. Prüfe beides oder setze das Passwort zurück.',
  en: 'E-mail or password is not right. Check both or reset the password.',
});

/** No failure: the ticket that goes with it is half of the sign-in. */
export const signInHalfWay = defineError({
  code: 'auth.factor_needed',
  status: 401,
  de: 'Dein Passwort stimmt. Trag jetzt den Code aus deiner Authentifizierungs-App ein.',
  en: 'Your password is right. Now enter the code from your authenticator app.',
});

export const signInStale = defineError({
  code: 'auth.sign_in_stale',
  status: 401,
  de: 'Die Anmeldung hat zu lange gedauert. Melde dich noch einmal mit deinem Passwort an.',
  en: 'Signing in took too long. Sign in with your password once more.',
});
