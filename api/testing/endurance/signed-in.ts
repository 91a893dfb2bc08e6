import { hashPassword } from '../../src/identity/password';
import type { Db } from '../../src/platform/postgres/connect';
import { anInvestor, PASSWORD } from '../fixtures';
import type { Conversation } from './conversation';

/** Investors who have signed in, over HTTP as everybody does. @param db of the tables' owner */
export async function signedInInvestors(db: Db, { ask }: Conversation, count: number) {
  const password_hash = await hashPassword(PASSWORD);
  const investors: { email: string; cookie: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const { email } = await anInvestor(db, { password_hash });
    const json = { email, password: PASSWORD };
    const answer = await ask({ method: 'POST', path: '/auth/login', json });
    investors.push({ email, cookie: `session=${answer?.cookies.session}` });
  }
  return investors;
}
