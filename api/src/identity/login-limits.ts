import { type Alarm, consume, limit, MINUTE_S, timesOver } from '../platform/limits/limits';
import { proofNeeded } from '../platform/limits/limits.errors';
import { householdOf } from '../platform/limits/network';
import { proofOfWork } from '../platform/limits/proof-of-work';
import type { Database } from '../platform/postgres/connect';

/** Of a known browser, and of a signed-in investor who is asked again. */
export const ATTEMPTS = { points: 10, seconds: 15 * MINUTE_S };
/** Of unknown browsers, wherever they are; beyond them a device has to work for each attempt, as beyond the next two. */
const PER_ACCOUNT = { points: 5, seconds: 15 * MINUTE_S };
const PER_ADDRESS = { points: 50, seconds: 15 * MINUTE_S };
const FAILURES = { points: 200, seconds: 10 * MINUTE_S };
/** Attempts that were worked for, at an account by a household: only its own neighbours use them up. */
const WORKED_FOR = { points: 5, seconds: 15 * MINUTE_S };
const ALL = 'all';

export type Attempt = {
  /** `accountKey` of the e-mail, whether or not it has an account. */
  account: string;
  address: string;
  /** Hash of the device token, where this account was signed in before with this browser. */
  knownDevice: string | null;
  proof: string | undefined;
};

/** A known browser has a count of its own: whatever strangers try, they do not keep the owner out. */
export function loginLimits(db: Database, authKey: Buffer, alarm: Alarm) {
  const perAccount = limit(db, 'login-account', PER_ACCOUNT.points, PER_ACCOUNT.seconds);
  const perDevice = limit(db, 'login-device', ATTEMPTS.points, ATTEMPTS.seconds);
  const perAddress = limit(db, 'login-address', PER_ADDRESS.points, PER_ADDRESS.seconds);
  const failures = limit(db, 'login-failures', FAILURES.points, FAILURES.seconds);
  const workedFor = limit(db, 'login-worked-for', WORKED_FOR.points, WORKED_FOR.seconds);
  const proofs = proofOfWork(db, authKey, 'login');

  /** How much work an attempt of an unknown browser takes; 0 = none. */
  async function workFor(account: string, household: string): Promise<number> {
    const failed = await failures.get(ALL);
    return Math.max(
      timesOver(perAddress, await perAddress.penalty(household)),
      timesOver(perAccount, await perAccount.penalty(account)),
      failed ? Math.floor(failed.consumedPoints / FAILURES.points) : 0,
    );
  }

  return {
    /** Before the password is looked at. @throws tooManyAttempts, proofNeeded */
    async count({ account, address, knownDevice, proof }: Attempt): Promise<void> {
      if (knownDevice) return consume(perDevice, deviceKey(account, knownDevice));
      const household = householdOf(address);
      const work = await workFor(account, household);
      if (work === 0) return;
      if (!(await proofs.isGood(proof, account))) {
        throw proofNeeded(await proofs.challenge(account, work), 'login-proof');
      }
      await consume(workedFor, `${account}:${household}`);
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
