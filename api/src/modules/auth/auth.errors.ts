import { defineError } from '../../errors';

export const credentialsWrong = defineError({
  code: 'auth.credentials_wrong',
  status: 401,
  de: 'E-Mail oder Passwort stimmen nicht. Prüfe beides oder setze das Passwort zurück.',
  en: 'E-mail or password is not right. Check both or reset the password.',
});

export const tooManyAttempts = defineError({
  code: 'auth.too_many_attempts',
  status: 429,
  de: 'Zu viele Versuche. In {n} Minuten geht es weiter.',
  en: 'Too many attempts. You can go on in {n} minutes.',
});

export const loginBusy = defineError({
  code: 'auth.busy',
  status: 503,
  de: 'Gerade melden sich sehr viele an. Versuche es in wenigen Sekunden noch einmal.',
  en: 'Very many people are signing in right now. Try again in a few seconds.',
});

export const sessionMissing = defineError({
  code: 'auth.session_missing',
  status: 401,
  de: 'Du bist nicht angemeldet. Melde dich an, um weiterzumachen.',
  en: 'You are not signed in. Sign in to continue.',
});

export const onboardingIncomplete = defineError({
  code: 'onboarding.incomplete',
  status: 403,
  de: 'Schließe zuerst die Einrichtung deines Kontos ab.',
  en: 'Finish setting up your account first.',
});
