import { type Alarm, consume, limit, MINUTE_S } from '../platform/limits/limits';
import { householdOf } from '../platform/limits/network';
import type { Database } from '../platform/postgres/connect';

/** Also of re-authentication. */
export const ATTEMPTS = { points: 10, seconds: 15 * MINUTE_S };
const PER_ADDRESS = { points: 50, seconds: 15 * MINUTE_S };
const FAILURES = { points: 200, seconds: 10 * MINUTE_S };
/** Of all unknown browsers together, while too many sign-ins fail: keeps the failures at about 200 in ten minutes. */
const UNDER_ATTACK = { points: 20, seconds: MINUTE_S };
const ALL = 'all';

export type Attempt = {
  /** `accountKey` of the e-mail, whether or not it has an account. */
  account: string;
  address: string;
  /** Hash of the device token, where this account was signed in before with this browser. */
  knownDevice: string | null;
};

/** A known browser has a count of its own: whatever strangers try, they do not keep the owner out. */
export function loginLimits(db: Database, alarm: Alarm) {
  const perAccount = limit(db, 'login-account', ATTEMPTS.points, ATTEMPTS.seconds);
  const perDevice = limit(db, 'login-device', ATTEMPTS.points, ATTEMPTS.seconds);
  const perAddress = limit(db, 'login-address', PER_ADDRESS.points, PER_ADDRESS.seconds);
  const failures = limit(db, 'login-failures', FAILURES.points, FAILURES.seconds);
  const underAttack = limit(db, 'login-under-attack', UNDER_ATTACK.points, UNDER_ATTACK.seconds);

  return {
    /** Before the password is looked at. @throws tooManyAttempts */
    async count({ account, address, knownDevice }: Attempt): Promise<void> {
      if (knownDevice) return consume(perDevice, deviceKey(account, knownDevice));
      await consume(perAddress, householdOf(address));
      await consume(perAccount, account);
      const failed = await failures.get(ALL);
      if (failed && failed.consumedPoints >= FAILURES.points) await consume(underAttack, ALL);
    },

    async failed({ knownDevice }: Attempt): Promise<void> {
      if (knownDevice) return;
      const { consumedPoints } = await failures.penalty(ALL);
      if (consumedPoints === FAILURES.points) {
        alarm(`${FAILURES.points} sign-ins failed within ${FAILURES.seconds / MINUTE_S} minutes.`);
      }
    },

    /** A right password ends the count it was part of, and no other. */
    async forget({ account, knownDevice }: Attempt): Promise<void> {
      if (knownDevice) await perDevice.delete(deviceKey(account, knownDevice));
      else await perAccount.delete(account);
    },
  };
}

export type LoginLimits = ReturnType<typeof loginLimits>;

const deviceKey = (account: string, device: string) => `${account}:${device}`;
