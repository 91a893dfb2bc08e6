import type { AccountOwner } from '../../identity/investors.repository';
import { queueMail } from '../../platform/mail/queue-mail';
import type { MailTemplate } from '../../platform/mail/templates/mail-content';
import type { Db } from '../../platform/postgres/connect';

export type Recipient = {
  owner: Pick<AccountOwner, 'email' | 'first_name' | 'locale'>;
  /** Those that operators have replaced lately. */
  formerAddresses: readonly string[];
};

/** Whatever happens to the account of payouts is told at once, so that a stranger's change is seen in time. */
export async function tellOwner<Values extends { first_name: string }>(
  tx: Db,
  { owner: { email, first_name, locale: language }, formerAddresses }: Recipient,
  template: MailTemplate<Values>,
  rest: Omit<Values, 'first_name'>,
): Promise<void> {
  const values = { first_name, ...rest } as Values;
  for (const to of new Set([email, ...formerAddresses])) {
    await queueMail(tx, { to, language, template, values });
  }
}
