import type { Language } from '@manzil/shared/contract/values';
import type { Db } from '../../db/connect';
import { queueMail } from '../mail/queue-mail';
import type { MailTemplates } from '../mail/templates/mail-templates';

type Recipient = { email: string; first_name: string; locale: Language };
type Said = Omit<MailTemplates['package-change-cancelled'], 'first_name'>;

/** A mail to whoever counts on a package that does not begin. */
export const tellTakenBack = (
  tx: Db,
  { email, first_name, locale }: Recipient,
  said: Said,
): Promise<void> =>
  queueMail(tx, {
    to: email,
    language: locale,
    template: 'package-change-cancelled',
    values: { first_name, ...said },
  });
