import type { ResetPasswordInput } from '@manzil/shared/contract/passwords/passwords';
import type { IsBreached } from '../../identity/breached-passwords';
import { findOwner, setPassword } from '../../identity/investors.repository';
import { hashPassword } from '../../identity/password';
import { passwordProblem } from '../../identity/password-rules';
import { tokenHash } from '../../identity/session-token';
import { invalid } from '../../platform/http/request-errors';
import type { Database } from '../../platform/postgres/connect';
import { resetCodeHash } from './reset-code';
import { resetCodeWrong } from './reset-code.errors';
import { findResetFlow, MAX_WRONG, takeCode, tryCode } from './reset-codes.repository';
import { type CodeLimits, OWN_TRIES } from './reset-limits';
import { startAfresh } from './start-afresh';

type Means = { db: Database; authKey: Buffer; limits: CodeLimits };

type Try = {
  code: string;
  /** Of the cookie that `forgotPassword` set. */
  flowToken: string | undefined;
  address: string;
};

/** Null for a wrong code; a right one stays good for the reset. @throws tooManyAttempts */
export async function checkResetCode(
  { db, authKey, limits }: Means,
  { code, flowToken, address }: Try,
): Promise<string | null> {
  const flowHash = flowToken === undefined ? null : tokenHash(flowToken);
  const flow = flowHash === null ? null : await findResetFlow(db, flowHash);
  if (!flow?.known_browser) await limits.countRequest(address);
  if (!flowHash || !flow) return null;
  const attempt = { flowHash, codeHash: resetCodeHash(authKey, flowHash, code) };
  let tried = await tryCode(db, attempt, flow.known_browser ? MAX_WRONG : OWN_TRIES);
  if (!tried && !flow.known_browser) {
    await limits.countTry(flow.account_key);
    tried = await tryCode(db, attempt, MAX_WRONG);
  }
  return tried?.right ? tried.investor_id : null;
}

type Reset = ResetPasswordInput & Try & { deviceToken: string | undefined };

/**
 * @returns token of the device cookie: who reads the account's mail is no stranger at the next sign-in
 * @throws resetCodeWrong, invalid, tooManyAttempts
 */
export async function resetPassword(
  means: Means & { isBreached: IsBreached },
  reset: Reset,
): Promise<string> {
  const { db, authKey } = means;
  const { code, password, flowToken, deviceToken } = reset;
  const investorId = await checkResetCode(means, reset);
  const owner = investorId && (await findOwner(db, investorId));
  if (!flowToken || !owner) throw resetCodeWrong();
  const problem = await passwordProblem(password, owner, means.isBreached);
  if (problem) throw invalid({ fields: { password: problem } });
  const passwordHash = await hashPassword(password);
  const flowHash = tokenHash(flowToken);
  return db.transaction(async (tx) => {
    const taken = await takeCode(tx, {
      flowHash,
      codeHash: resetCodeHash(authKey, flowHash, code),
    });
    const now = taken && (await setPassword(tx, taken, passwordHash));
    if (!now) throw resetCodeWrong();
    return startAfresh(tx, taken, now, deviceToken, 'password_reset.completed');
  });
}
