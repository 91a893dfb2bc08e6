import type { LoginInput } from '@manzil/shared/contract/session';
import type { Database } from '../../db/connect';
import { credentialsWrong } from './auth.errors';
import { findAccount } from './investors.repository';
import type { LoginLimits } from './login-limits';
import { passwordMatches } from './password';
import { newToken } from './session-token';
import { createSession, revokeSession, type Session } from './sessions.repository';

type Attempt = LoginInput & { address: string; previousToken: string | undefined };

/** A right e-mail and password become a new session; the one of the cookie so far ends. */
export async function login(
  db: Database,
  limits: LoginLimits,
  { email, password, address, previousToken }: Attempt,
): Promise<{ investor: Session; token: string }> {
  await limits.count(email, address);
  const account = await findAccount(db, email);
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (!account || !matches) throw credentialsWrong();
  await limits.forget(email);
  const token = newToken();
  await db.transaction(async (tx) => {
    if (previousToken) await revokeSession(tx, previousToken);
    await createSession(tx, account.investor_id, token);
  });
  return { investor: account, token };
}
