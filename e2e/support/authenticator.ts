import { Secret, TOTP } from 'otpauth';

const HALF_MINUTE_MS = 30_000;

/** @returns what an app with this key shows so many half minutes from now: a code is good once, and a phone may be ahead */
export function authenticator(key: string): (halfMinutes: number) => string {
  const app = new TOTP({ secret: Secret.fromBase32(key.trim()) });
  return (halfMinutes) => app.generate({ timestamp: Date.now() + halfMinutes * HALF_MINUTE_MS });
}
