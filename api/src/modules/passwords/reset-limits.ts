import { type Alarm, consume, DAY_S, HOUR_S, limit, timesOver } from '../../platform/limits/limits';
import { proofNeeded } from '../../platform/limits/limits.errors';
import { householdOf } from '../../platform/limits/network';
import { proofOfWork } from '../../platform/limits/proof-of-work';
import type { Database } from '../../platform/postgres/connect';

const ALL = 'all';
const AN_HOUR = 3;
const A_DAY = 10;

export type CodeRequest = {
  /** `accountKey` of the e-mail, whether or not it has an account. */
  account: string;
  address: string;
  /** Hash of the device token, where this account was signed in before with this browser. */
  knownDevice: string | null;
  proof: string | undefined;
};

/** Requests for a code: also how many mails strangers can have sent to somebody. */
export function forgotLimits(db: Database, authKey: Buffer, alarm: Alarm) {
  const perAddress = limit(db, 'forgot-address', 20, HOUR_S);
  const perHour = limit(db, 'forgot-account-hour', AN_HOUR, HOUR_S);
  const perDay = limit(db, 'forgot-account-day', A_DAY, DAY_S);
  const perDeviceHour = limit(db, 'forgot-device-hour', AN_HOUR, HOUR_S);
  const perDeviceDay = limit(db, 'forgot-device-day', A_DAY, DAY_S);
  const together = limit(db, 'forgot', 500, HOUR_S);
  const proofs = proofOfWork(db, authKey, 'forgot');

  /** What others can use up: beyond it a device has to work for each request. @throws proofNeeded */
  async function countShared(account: string, address: string, proof: string | undefined) {
    const one = await perAddress.penalty(householdOf(address));
    const all = await together.penalty(ALL);
    if (all.consumedPoints === together.points + 1) {
      alarm('500 reset codes were asked for within an hour.');
    }
    const weight = Math.max(timesOver(perAddress, one), timesOver(together, all));
    if (weight === 0 || (await proofs.isGood(proof, account))) return;
    throw proofNeeded(await proofs.challenge(account, weight), together.keyPrefix);
  }

  return {
    /** @throws tooManyAttempts, proofNeeded */
    async count({ account, address, knownDevice, proof }: CodeRequest): Promise<void> {
      if (knownDevice) {
        const device = `${account}:${knownDevice}`;
        await consume(perDeviceHour, device);
        return consume(perDeviceDay, device);
      }
      await countShared(account, address, proof);
      await consume(perHour, account);
      await consume(perDay, account);
    },
  };
}

/**
 * Wrong tries of a code that are its own: whatever strangers try with theirs, the owner's is looked at. With the counts
 * below and those of the requests they are 15 an hour and 30 a day per account, and 1000 an hour in all, which are 0.1 %
 * of all codes.
 */
export const OWN_TRIES = 1;

/** Tries of unknown browsers beyond that. */
export function codeLimits(db: Database, alarm: Alarm) {
  const perAddress = limit(db, 'code-address', 20, HOUR_S);
  const perHour = limit(db, 'code-account-hour', 12, HOUR_S);
  const perDay = limit(db, 'code-account-day', 20, DAY_S);
  const together = limit(db, 'code', 500, HOUR_S);

  return {
    /** @throws tooManyAttempts */
    async countRequest(address: string): Promise<void> {
      await consume(perAddress, householdOf(address));
    },

    /** @throws tooManyAttempts */
    async countTry(account: string): Promise<void> {
      await consume(perHour, account);
      await consume(perDay, account);
      await consume(together, ALL, () => alarm('500 reset codes were tried again within an hour.'));
    },
  };
}

export type ForgotLimits = ReturnType<typeof forgotLimits>;
export type CodeLimits = ReturnType<typeof codeLimits>;
