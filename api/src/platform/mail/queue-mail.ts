import type { Language } from '@manzil/shared/contract/values';
import type { Db } from '../postgres/connect';
import { mailOutbox } from './mail-outbox.table';
import type { MailTemplate } from './templates/mail-content';

export type QueuedMail<Values> = {
  to: string;
  language: Language;
  template: MailTemplate<Values>;
  values: NoInfer<Values>;
  /** Not sent later than this: for codes and links that end. */
  expires_at?: Date;
};

/** Leaves a mail for the worker, in the caller's transaction: it is sent once that has committed. */
export async function queueMail<Values extends object>(
  tx: Db,
  { to, language, template, values, expires_at }: QueuedMail<Values>,
): Promise<void> {
  await tx.insert(mailOutbox).values({
    to_address: to,
    language,
    template: template.name,
    values,
    expires_at: expires_at ?? null,
  });
}
