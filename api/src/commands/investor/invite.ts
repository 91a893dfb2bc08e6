import { accountInvited } from '../../modules/passwords/mails/account-invited.mail';
import { createPasswordLink } from '../../modules/passwords/password-links.repository';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import type { ListedInvestor } from './investors.repository';

export type Invitation = { link: string; expiresAt: Date };

/** @param portal its origin. The token stands behind the `#`, which browsers send to nobody */
export async function newPasswordLink(
  tx: Db,
  { id }: Pick<ListedInvestor, 'id'>,
  portal: string,
): Promise<Invitation> {
  const { token, expiresAt } = await createPasswordLink(tx, id);
  return { link: `${portal}/reset-password#link=${token}`, expiresAt };
}

export function mailInvitation(
  tx: Db,
  { email, locale, first_name }: ListedInvestor,
  { link, expiresAt }: Invitation,
): Promise<void> {
  return queueMail(tx, {
    to: email,
    language: locale,
    template: accountInvited,
    values: { first_name, link, valid_until: expiresAt.toISOString() },
    expires_at: expiresAt,
  });
}
