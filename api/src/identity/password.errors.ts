import { type Answerable, type AppError, defineError, type Text } from '../platform/http/errors';
import { anAttemptTooMany } from '../platform/limits/limits.errors';

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

export const passwordWrong = (field: string): AppError =>
  wrongPassword({ fields: { [field]: PASSWORD_WRONG } });

export const confirmationStale = defineError({
  code: 'auth.confirmation_stale',
  status: 409,
  de: 'Deine Bestätigung ist abgelaufen. Bestätige es noch einmal.',
  en: 'Your confirmation has expired. Confirm again.',
});

export const passwordErrors = (field: string): Answerable[] => [
  () => passwordWrong(field),
  anAttemptTooMany,
  loginBusy,
];
