import { createPasswordLink } from '../src/modules/passwords/password-links.repository';
import type { Db } from '../src/platform/postgres/connect';
import { anInvestor } from './fixtures';

/** An investor without a password, and the token of the link by which they set one. */
export async function anInvited(db: Db, status: 'invited' | 'active' | 'locked' = 'invited') {
  const investor = await anInvestor(db, { status, password_hash: 'none' });
  const { token } = await createPasswordLink(db, investor.id);
  return { investor, token };
}
