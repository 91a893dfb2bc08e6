import type { Db } from '../../db/connect';
import type { AccountOwner } from '../auth/investors.repository';
import { queueMail } from '../mail/queue-mail';
import type { MailTemplates } from '../mail/templates/mail-templates';

export type Told =
  | 'bank-account-changed'
  | 'bank-account-kept'
  | 'bank-account-accepted'
  | 'bank-account-rejected';

export type Recipient = {
  owner: Pick<AccountOwner, 'email' | 'first_name' | 'locale'>;
  /** Told too: addresses that operators have replaced lately. */
  formerAddresses: readonly string[];
};

/** Whatever happens to the account of payouts is told at once, so that a stranger's change is seen in time. */
export async function tellOwner<Name extends Told>(
  tx: Db,
  { owner: { email, first_name, locale: language }, formerAddresses }: Recipient,
  template: Name,
  rest: Omit<MailTemplates[Name], 'first_name'>,
): Promise<void> {
  const values = { first_name, ...rest } as MailTemplates[Name];
  for (const to of new Set([email, ...formerAddresses])) {
    await queueMail(tx, { to, language, template, values });
  }
}
