import type { Language } from '@manzil/shared/contract/values';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import {
  type PackageChangeCancelled,
  packageChangeCancelled,
} from './mails/package-change-cancelled.mail';

type Recipient = { email: string; first_name: string; locale: Language };
type Said = Omit<PackageChangeCancelled, 'first_name'>;

export const tellTakenBack = (
  tx: Db,
  { email, first_name, locale }: Recipient,
  said: Said,
): Promise<void> =>
  queueMail(tx, {
    to: email,
    language: locale,
    template: packageChangeCancelled,
    values: { first_name, ...said },
  });
