import type { Identity } from '@manzil/shared/contract/credentials';
import { sessionMissing } from '../platform/http/access.errors';
import type { Answerable } from '../platform/http/errors';
import { takeConfirmation } from './identity-confirmations.repository';
import { type AccountOwner, findOwner } from './investors.repository';
import { confirmationStale, passwordErrors } from './password.errors';
import { requirePassword } from './require-password';
import { codeErrors, codeNeeded } from './second-factor.errors';
import { hasFactor } from './second-factors.repository';
import { type FactorMeans, takeCode } from './take-code';

/**
 * The password, and the second factor where there is one, as at the sign-in; or a passkey, which is both.
 * @throws passwordWrong, codeNeeded, what takeCode throws, confirmationStale
 */
export async function requireIdentity(
  means: FactorMeans,
  investorId: string,
  { password = '', code, confirmation }: Identity,
): Promise<AccountOwner> {
  if (confirmation !== undefined) return confirmed(means, investorId, confirmation);
  const owner = await requirePassword(means.db, investorId, password);
  if (!(await hasFactor(means.db, investorId))) return owner;
  if (code === undefined) throw codeNeeded();
  await takeCode(means, investorId, code, { door: 'again', key: investorId });
  return owner;
}

async function confirmed(
  { db }: FactorMeans,
  investorId: string,
  confirmation: string,
): Promise<AccountOwner> {
  if (!(await takeConfirmation(db, investorId, confirmation))) throw confirmationStale();
  const owner = await findOwner(db, investorId);
  if (!owner) throw sessionMissing();
  return owner;
}

export const identityErrors: Answerable[] = [
  ...new Set([...passwordErrors('password'), codeNeeded, ...codeErrors, confirmationStale]),
];
