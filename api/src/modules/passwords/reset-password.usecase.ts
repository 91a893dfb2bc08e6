import type { ResetPasswordInput } from '@manzil/shared/contract/passwords/passwords';
import { type AccountOwner, findOwner, setPassword } from '../../identity/investors.repository';
import { forgetDevices, rememberDevice } from '../../identity/known-devices.repository';
import { hashPassword } from '../../identity/password';
import { passwordProblem } from '../../identity/password-rules';
import { tokenHash } from '../../identity/session-token';
import { revokeSessions } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { invalid } from '../../platform/http/request-errors';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database, Db } from '../../platform/postgres/connect';
import { passwordChanged } from './mails/password-changed.mail';
import { dropResets, findResetAccount, takeReset, tryCode } from './password-resets.repository';
import { resetCodeHash } from './reset-code';
import { resetCodeWrong } from './reset-code.errors';
import type { CodeLimits } from './reset-limits';

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
  await limits.countRequest(address);
  const flowHash = flowToken === undefined ? null : tokenHash(flowToken);
  const account = flowHash && (await findResetAccount(db, flowHash));
  if (!flowHash || !account) return null;
  await limits.countTry(account);
  return tryCode(db, flowHash, resetCodeHash(authKey, flowHash, code));
}

type Reset = ResetPasswordInput & Try & { deviceToken: string | undefined };

/**
 * @returns token of the device cookie: who reads the account's mail is no stranger at the next sign-in
 * @throws resetCodeWrong, invalid, tooManyAttempts
 */
export async function resetPassword(means: Means, reset: Reset): Promise<string> {
  const { db, authKey } = means;
  const { code, password, flowToken, deviceToken } = reset;
  const investorId = await checkResetCode(means, reset);
  const owner = investorId && (await findOwner(db, investorId));
  if (!flowToken || !owner) throw resetCodeWrong();
  const problem = await passwordProblem(password, owner);
  if (problem) throw invalid({ fields: { password: problem } });
  const passwordHash = await hashPassword(password);
  const flowHash = tokenHash(flowToken);
  return db.transaction(async (tx) => {
    const taken = await takeReset(tx, flowHash, resetCodeHash(authKey, flowHash, code));
    const now = taken && (await setPassword(tx, taken, passwordHash));
    if (!now) throw resetCodeWrong();
    return startAfresh(tx, taken, now, deviceToken);
  });
}

async function startAfresh(
  tx: Db,
  investorId: string,
  { email, first_name, locale }: AccountOwner,
  deviceToken: string | undefined,
): Promise<string> {
  const ended = await revokeSessions(tx, investorId, null);
  await forgetDevices(tx, investorId, deviceToken);
  await dropResets(tx, investorId);
  await queueMail(tx, {
    to: email,
    language: locale,
    template: passwordChanged,
    values: { first_name },
  });
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'password_reset.completed',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { sessions_ended: ended },
  });
  return rememberDevice(tx, investorId, deviceToken);
}
