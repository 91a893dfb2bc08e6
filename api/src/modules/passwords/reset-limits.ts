import { type Alarm, consume, DAY_S, HOUR_S, limit } from '../../platform/limits/limits';
import { householdOf } from '../../platform/limits/network';
import type { Database } from '../../platform/postgres/connect';

const ALL = 'all';

/** Requests for a code: also how many mails strangers can have sent to somebody. */
export function forgotLimits(db: Database, alarm: Alarm) {
  const perAddress = limit(db, 'forgot-address', 20, HOUR_S);
  const perHour = limit(db, 'forgot-account-hour', 3, HOUR_S);
  const perDay = limit(db, 'forgot-account-day', 10, DAY_S);
  const together = limit(db, 'forgot', 500, HOUR_S);

  return {
    /** @throws tooManyAttempts */
    async count(account: string, address: string): Promise<void> {
      await consume(perAddress, householdOf(address));
      await consume(perHour, account);
      await consume(perDay, account);
      await consume(together, ALL, () => alarm('500 reset codes were asked for within an hour.'));
    },
  };
}

/** Codes that were tried, right ones too. A thousand are 0.1 % of all there are. */
export function codeLimits(db: Database, alarm: Alarm) {
  const perAddress = limit(db, 'code-address', 20, HOUR_S);
  const perHour = limit(db, 'code-account-hour', 15, HOUR_S);
  const perDay = limit(db, 'code-account-day', 30, DAY_S);
  const together = limit(db, 'code', 1000, HOUR_S);

  return {
    /** @throws tooManyAttempts */
    async countRequest(address: string): Promise<void> {
      await consume(perAddress, householdOf(address));
    },

    /** @throws tooManyAttempts */
    async countTry(account: string): Promise<void> {
      await consume(perHour, account);
      await consume(perDay, account);
      await consume(together, ALL, () => alarm('1000 reset codes were tried within an hour.'));
    },
  };
}

export type ForgotLimits = ReturnType<typeof forgotLimits>;
export type CodeLimits = ReturnType<typeof codeLimits>;
