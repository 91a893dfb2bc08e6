import { consume, DAY_S, limit, MINUTE_S } from '../../limits/limits';
import { householdOf } from '../../limits/network';
import type { Database } from '../../postgres/connect';

/** Documents and avatars together; an attempt that is repeated counts again. */
export function uploadLimits(db: Database) {
  const perMinute = limit(db, 'upload-minute', 20, MINUTE_S);
  const perDay = limit(db, 'upload-day', 200, DAY_S);
  const perAddress = limit(db, 'upload-address', 60, MINUTE_S);

  return {
    /** @throws tooManyAttempts */
    async count(investorId: string, address: string): Promise<void> {
      await consume(perAddress, householdOf(address));
      await consume(perMinute, investorId);
      await consume(perDay, investorId);
    },
  };
}
