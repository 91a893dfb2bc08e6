import type { Database } from '../../db/connect';
import { type Alarm, consume, DAY_S, HOUR_S, limit } from '../auth/limits';
import { householdOf } from '../auth/network';

const ALL = 'all';

/**
 * Declarations: also how many receipts strangers can have sent to somebody, in words of their own. Far above what
 * people have to declare, as the law wants the way open.
 */
export function declarationLimits(db: Database, alarm: Alarm) {
  const perAddress = limit(db, 'declarations-address', 40, HOUR_S);
  const perHour = limit(db, 'declarations-account-hour', 10, HOUR_S);
  const perDay = limit(db, 'declarations-account-day', 30, DAY_S);
  const together = limit(db, 'declarations', 500, HOUR_S);

  return {
    /** @throws tooManyAttempts */
    async countRequest(address: string): Promise<void> {
      await consume(perAddress, householdOf(address));
    },

    /** One that is new: it gets a receipt. @param account keyed hash of its e-mail address @throws tooManyAttempts */
    async countReceipt(account: string): Promise<void> {
      await consume(perHour, account);
      await consume(perDay, account);
      await consume(together, ALL, () => alarm('500 declarations came in within an hour.'));
    },
  };
}

export type DeclarationLimits = ReturnType<typeof declarationLimits>;
