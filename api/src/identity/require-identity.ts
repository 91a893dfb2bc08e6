import type { Answerable } from '../platform/http/errors';
import type { AccountOwner } from './investors.repository';
import { passwordErrors } from './password.errors';
import { requirePassword } from './require-password';
import { codeErrors, codeNeeded } from './second-factor.errors';
import { hasFactor } from './second-factors.repository';
import { type FactorMeans, takeCode } from './take-code';

type Proofs = { password: string; code?: string | undefined };

/**
 * The password, and the second factor where there is one, as at the sign-in.
 * @throws passwordWrong, codeNeeded, what takeCode throws
 */
export async function requireIdentity(
  means: FactorMeans,
  investorId: string,
  { password, code }: Proofs,
): Promise<AccountOwner> {
  const owner = await requirePassword(means.db, investorId, password);
  if (!(await hasFactor(means.db, investorId))) return owner;
  if (code === undefined) throw codeNeeded();
  await takeCode(means, investorId, code, { door: 'again', key: investorId });
  return owner;
}

export const identityErrors: Answerable[] = [
  ...new Set([...passwordErrors('password'), codeNeeded, ...codeErrors]),
];
