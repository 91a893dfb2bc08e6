import { changePassword } from '@manzil/shared/contract/passwords/operations';
import { eq } from 'drizzle-orm';
import type { World } from '../../../testing/authorisation/people';
import type { Persona } from '../../../testing/authorisation/personas';
import { aNewBrowser, aNewSession } from '../../../testing/authorisation/renewals';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { NEW_PASSWORD, PASSWORDS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';
import { investors } from '../../identity/investors.table';

async function theOldPassword(
  { portal, passwordHash: password_hash }: World,
  { person }: Persona,
): Promise<void> {
  await portal.db.update(investors).set({ password_hash }).where(eq(investors.id, person.id));
}

export const proofs = [
  proof(changePassword, 'account', {
    sends: () => ({ current_password: PASSWORD, new_password: NEW_PASSWORD }),
    renews: [theOldPassword, aNewSession, aNewBrowser],
    examples: {
      current_password: PASSWORDS,
      new_password: [NEW_PASSWORD, 'übermäßig viele Möwen am Kai', 'صحراء واسعة جدا هنا'],
    },
    prepare: withPassword,
    texts: { current_password: { is: 'compared' }, new_password: { is: 'a new password' } },
  }),
];
