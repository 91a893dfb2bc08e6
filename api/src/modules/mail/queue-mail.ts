import type { Language } from '@manzil/shared/contract/values';
import type { Db } from '../../db/connect';
import { mailOutbox } from './mail-outbox.table';
import type { MailTemplates, TemplateName } from './templates/mail-templates';

export type QueuedMail<Name extends TemplateName> = {
  to: string;
  language: Language;
  template: Name;
  values: MailTemplates[Name];
  /** Not sent later than this: for codes and links that end. */
  expires_at?: Date;
};

/** Leaves a mail for the worker, in the caller's transaction: it is sent once that has committed. */
export async function queueMail<Name extends TemplateName>(
  tx: Db,
  { to, language, template, values, expires_at }: QueuedMail<Name>,
): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({ to_address: to, language, template, values, expires_at: expires_at ?? null });
}
