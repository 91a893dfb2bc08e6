import { sessionMissing } from '../platform/http/access.errors';
import { consume, limit } from '../platform/limits/limits';
import type { Database } from '../platform/postgres/connect';
import { type AccountOwner, findOwner } from './investors.repository';
import { ATTEMPTS } from './login-limits';
import { passwordMatches } from './password';
import { passwordWrong } from './password.errors';

/**
 * For what a stolen session must not do. Counted apart from sign-ins: strangers at the login do not keep the owner out.
 * @param db pool of `manzil_service`, not inside a transaction: the count stays when the request fails
 * @throws passwordWrong, tooManyAttempts
 */
export async function requirePassword(
  db: Database,
  investorId: string,
  password: string,
  field = 'password',
): Promise<AccountOwner & { password_hash: string }> {
  const attempts = limit(db, 'password-again', ATTEMPTS.points, ATTEMPTS.seconds);
  await consume(attempts, investorId);
  const owner = await findOwner(db, investorId);
  if (!owner) throw sessionMissing();
  if (!(await passwordMatches(owner.password_hash, password))) {
    throw passwordWrong(field);
  }
  await attempts.delete(investorId);
  return owner;
}
