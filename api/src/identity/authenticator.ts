import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const STEP_S = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A phone's clock may be two minutes off. */
const STEPS_OFF = 4;
/** Up to here it is said that the clock is wrong: a code of ten minutes ago, and what typing takes. */
const STEPS_TOLD = 22;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Manzil', label, secret: Secret.fromBase32(secret), period: STEP_S });

/** What an app reads from the picture. */
export const addressOfSecret = (secret: string, email: string): string =>
  totp(secret, email).toString();

export const codeAt = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() });

/** `minutesOff`: how far the phone's clock is ahead; 0 = it is right enough. */
export type ReadCode = { step: number; minutesOff: number };

/** Null = no code of these minutes. */
export function readCode(secret: string, code: string, now: Date): ReadCode | null {
  // The library counts UTF-16 units, and throws over what six of them are not.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const off = totp(secret).validate({ token: code, timestamp, window: STEPS_TOLD });
  if (off === null) return null;
  const minutes = Math.abs(off) <= STEPS_OFF ? 0 : Math.round((off * STEP_S) / 60);
  return { step: Math.floor(timestamp / 1000 / STEP_S) + off, minutesOff: minutes };
}
