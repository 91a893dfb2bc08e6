import type { SetPasswordInput } from '@manzil/shared/contract/passwords/password-link';
import type { IsBreached } from '../../identity/breached-passwords';
import { hashPassword } from '../../identity/password';
import { passwordProblem } from '../../identity/password-rules';
import { invalid } from '../../platform/http/request-errors';
import type { Database } from '../../platform/postgres/connect';
import { passwordLinkInvalid } from './password-links.errors';
import { findLinkOwner, setFirstPassword, takeLink } from './password-links.repository';
import { startAfresh } from './start-afresh';

/** Signs nobody in. @returns the device cookie's token; what they sign in with @throws passwordLinkInvalid, invalid */
export async function setPasswordByLink(
  db: Database,
  {
    token,
    password,
    deviceToken,
    isBreached,
  }: SetPasswordInput & { deviceToken: string | undefined; isBreached: IsBreached },
): Promise<{ deviceToken: string; email: string }> {
  const owner = await findLinkOwner(db, token);
  if (!owner) throw passwordLinkInvalid();
  const problem = await passwordProblem(password, owner, isBreached);
  if (problem) throw invalid({ fields: { password: problem } });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const investorId = await takeLink(tx, token);
    const done = investorId && (await setFirstPassword(tx, investorId, passwordHash));
    if (!done) throw passwordLinkInvalid();
    const known = await startAfresh(tx, investorId, owner, deviceToken, 'password_link.used');
    return { deviceToken: known, email: owner.email };
  });
}
