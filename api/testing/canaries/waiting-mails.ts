import { isNotNull } from 'drizzle-orm';
import { mailOutbox } from '../../src/platform/mail/mail-outbox.table';
import type { Db } from '../../src/platform/postgres/connect';

export type WaitingMail = {
  to: string;
  template: string;
  /** All that is filled in, as JSON. */
  values: string;
  /** Empty where it has none. */
  code: string;
  linkToken: string;
};

/** What was sent is gone from the outbox. */
export async function waitingMails(owner: Db): Promise<WaitingMail[]> {
  const { to_address: to, template, values } = mailOutbox;
  const mails = await owner
    .select({ to, template, values })
    .from(mailOutbox)
    .where(isNotNull(values));
  return mails.map((mail) => {
    const { code = '', link = '' } = mail.values as { code?: string; link?: string };
    const linkToken = /#link=(.+)$/.exec(link)?.[1] ?? '';
    return { ...mail, values: JSON.stringify(mail.values), code, linkToken };
  });
}
