import {
  type Alarm,
  consume,
  DAY_S,
  HOUR_S,
  limit,
  stillWithin,
} from '../../platform/limits/limits';
import { householdOf } from '../../platform/limits/network';
import type { Database } from '../../platform/postgres/connect';

const ALL = 'all';

/** A declaration that has come in counts, however many there are: only its mail can be left out. */
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

    /** Of one that is new. @param account keyed hash of its e-mail address @returns whether the receipt is mailed */
    async mayMail(account: string): Promise<boolean> {
      return (
        (await stillWithin(perHour, account)) &&
        (await stillWithin(perDay, account)) &&
        (await stillWithin(together, ALL, () => alarm('500 declarations came in within an hour.')))
      );
    },
  };
}

export type DeclarationLimits = ReturnType<typeof declarationLimits>;
