import { type Answerable, type AppError, defineError } from '../http/errors';

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

/** Shown while a device works on it. */
const proofMissing = defineError({
  code: 'auth.proof_needed',
  status: 429,
  de: 'Hier wird gerade sehr viel probiert, deshalb rechnet dein Gerät erst ein paar Sekunden.',
  en: 'Very many attempts are being made here right now, so your device has to calculate for a few seconds first.',
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

export const proofNeeded = (challenge: string, limit: string): AppError =>
  proofMissing({ challenge, limit });

export const anAttemptWithoutProof: Answerable = () => proofNeeded('{"parameters":{…}}', 'example');
export const anAttemptTooMany: Answerable = () => tooManyAttempts(15 * 60, 'example');
