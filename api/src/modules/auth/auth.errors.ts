import { type Answerable, type AppError, defineError, type Text } from '../../errors';

export const credentialsWrong = defineError({
  code: 'auth.credentials_wrong',
  status: 401,
  de: 'E-Mail oder Passwort stimmen nicht. Prüfe beides oder setze das Passwort zurück.',
  en: 'E-mail or password is not right. Check both or reset the password.',
});

const TOO_MANY = { code: 'auth.too_many_attempts', status: 429 };

const inAMinute = defineError({
  ...TOO_MANY,
  de: 'Zu viele Versuche. In einer Minute geht es weiter.',
  en: 'Too many attempts. You can go on in a minute.',
});

const inMinutes = defineError({
  ...TOO_MANY,
  de: 'Zu viele Versuche. In {n} Minuten geht es weiter.',
  en: 'Too many attempts. You can go on in {n} minutes.',
});

const inHours = defineError({
  ...TOO_MANY,
  de: 'Zu viele Versuche. In {n} Stunden geht es weiter.',
  en: 'Too many attempts. You can go on in {n} hours.',
});

const MINUTES_AT_MOST = 120;

/** @param seconds until the next attempt is taken */
export function tooManyAttempts(seconds: number, limit: string): AppError {
  const details = { limit, headers: { 'retry-after': String(seconds) } };
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return inAMinute(details);
  if (minutes <= MINUTES_AT_MOST) return inMinutes({ ...details, values: { n: minutes } });
  return inHours({ ...details, values: { n: Math.ceil(minutes / 60) } });
}

/** For the document: how long differs. */
export const anAttemptTooMany: Answerable = () => tooManyAttempts(15 * 60, 'example');

export const loginBusy = defineError({
  code: 'auth.busy',
  status: 503,
  de: 'Gerade melden sich sehr viele an. Versuche es in wenigen Sekunden noch einmal.',
  en: 'Very many people are signing in right now. Try again in a few seconds.',
});

const PASSWORD_WRONG: Text = {
  de: 'Dein Passwort stimmt nicht.',
  en: 'Your password is not right.',
};

// Not 401: the session is as good as before.
const wrongPassword = defineError({
  code: 'auth.password_wrong',
  status: 422,
  ...PASSWORD_WRONG,
});

/** @param field the input's name */
export const passwordWrong = (field: string): AppError =>
  wrongPassword({ fields: { [field]: PASSWORD_WRONG } });

/** What a route says that asks for the password again (require-password.ts). */
export const passwordErrors = (field: string): Answerable[] => [
  () => passwordWrong(field),
  anAttemptTooMany,
  loginBusy,
];

/** Wrong, used, replaced, too old, of another browser, for no account: nobody is told which. */
export const resetCodeWrong = defineError({
  code: 'auth.reset_code_wrong',
  status: 422,
  de: 'Der Code stimmt nicht oder gilt nicht mehr. Prüfe ihn oder fordere einen neuen an.',
  en: 'The code is not right or no longer valid. Check it or request a new one.',
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
