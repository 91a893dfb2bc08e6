import type { ForgotPasswordInput } from '@manzil/shared/contract/passwords/passwords';
import type { Language } from '@manzil/shared/contract/values';
import { TransactionRollbackError } from 'drizzle-orm';
import { findAccount } from '../../identity/investors.repository';
import { newToken, tokenHash } from '../../identity/session-token';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database, Db } from '../../platform/postgres/connect';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { passwordCode } from './mails/password-code.mail';
import { newResetCode, RESET_MINUTES, resetCodeHash } from './reset-code';
import { storeResetCode } from './reset-codes.repository';
import type { ForgotLimits } from './reset-limits';

type Means = { db: Database; authKey: Buffer; limits: ForgotLimits };

type Asked = ForgotPasswordInput & { address: string; deviceToken: string | undefined };

type Recipient = { email: string; first_name: string; locale: Language };

/** Written to in place of an account that does not exist, and taken back. */
const NOBODY: Recipient = { email: 'nobody@manzil.invalid', first_name: 'Nobody', locale: 'de' };

/**
 * Without an account the same statements run in the same order, so neither the answer nor its time tells.
 * @returns token of the flow: the code works with it only @throws tooManyAttempts, proofNeeded
 */
export async function forgotPassword(
  { db, authKey, limits }: Means,
  { email, address, deviceToken, proof }: Asked,
): Promise<string> {
  const account_key = accountKey(authKey, email);
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken);
  const account = await findAccount(db, email, deviceHash);
  const known_browser = account?.device_known ?? false;
  await limits.count({
    account: account_key,
    address,
    knownDevice: known_browser ? deviceHash : null,
    proof,
  });
  const flowToken = newToken();
  const flow_hash = tokenHash(flowToken);
  const code = newResetCode();
  await db.transaction(async (tx) => {
    const expires_at = await storeResetCode(tx, {
      account_key,
      known_browser,
      investor_id: account?.investor_id ?? null,
      flow_hash,
      code_hash: resetCodeHash(authKey, flow_hash, code),
    });
    await sendCode(tx, account, code, expires_at);
    await recordAuditEvent(tx, {
      actor: { type: 'system', id: null },
      action: 'password_reset.requested',
      entity_type: 'investor',
      entity_id: account?.investor_id ?? null,
      ...(account && { investor_id: account.investor_id }),
    });
  });
  return flowToken;
}

async function sendCode(
  tx: Db,
  account: Recipient | null,
  code: string,
  expires_at: Date,
): Promise<void> {
  const { email, first_name, locale } = account ?? NOBODY;
  const queued = tx.transaction(async (savepoint) => {
    await queueMail(savepoint, {
      to: email,
      language: locale,
      template: passwordCode,
      values: { first_name, code, minutes: RESET_MINUTES },
      expires_at,
    });
    if (!account) throw new TransactionRollbackError();
  });
  await queued.catch((error) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
}
