import { type Alarm, consume, HOUR_S, limit, stillWithin } from '../../platform/limits/limits';
import { householdOf } from '../../platform/limits/network';
import type { Database } from '../../platform/postgres/connect';

const ALL = 'all';

/** Messages to the team, each of which sends a mail to an address that somebody has typed. */
export function contactLimits(db: Database, alarm: Alarm) {
  const perHousehold = limit(db, 'contact-household', 20, HOUR_S);
  const perAddress = limit(db, 'contact-account', 5, HOUR_S);
  const together = limit(db, 'contact', 200, HOUR_S);

  return {
    /** @throws tooManyAttempts */
    async countRequest(address: string): Promise<void> {
      await consume(perHousehold, householdOf(address));
    },

    /** One that is new. @param account keyed hash of its e-mail address @throws tooManyAttempts */
    async countMessage(account: string): Promise<void> {
      await consume(perAddress, account);
    },

    /** @returns false where so many come in that only the database takes them */
    mayMail: (): Promise<boolean> =>
      stillWithin(together, ALL, () => alarm('200 contact messages came in within an hour.')),
  };
}

export type ContactLimits = ReturnType<typeof contactLimits>;
