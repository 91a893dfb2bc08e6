import { PASSWORD } from '../fixtures';
import type { Conversation } from './conversation';
import { jsonOf, type SignedIn, type WriteLine } from './line';

/** Signs in and out, as one browser. */
export function sessions({ ask }: Conversation, { email }: SignedIn): WriteLine {
  let device = '';
  let open: string | null = null;
  /** A sign-out was sent and not acknowledged. */
  let leaving = false;
  const ended: string[] = [];
  const line = {
    name: 'sessions',
    heavy: true,
    acknowledged: 0,
    lost: [] as string[],
    next,
    check,
  };

  const isValid = async (cookie: string): Promise<boolean | null> => {
    const answer = await ask({ method: 'GET', path: '/auth/session', cookie });
    return answer?.status === 200 ? jsonOf(answer).valid : null;
  };
  async function next(): Promise<boolean> {
    return open === null ? signIn() : signOut(open);
  }
  async function signIn(): Promise<boolean> {
    const json = { email, password: PASSWORD };
    const answer = await ask({ method: 'POST', path: '/auth/login', json, cookie: device });
    if (!answer || answer.status >= 300) return false;
    device = `device=${answer.cookies.device}`;
    open = `session=${answer.cookies.session}`;
    line.acknowledged += 1;
    return true;
  }
  async function signOut(cookie: string): Promise<boolean> {
    const valid = await isValid(cookie);
    if (valid === null) return false;
    if (!valid && !leaving) line.lost.push('a session that was opened');
    leaving = true;
    const answer = await ask({ method: 'POST', path: '/auth/logout', cookie });
    if (!answer || answer.status >= 300) return false;
    ended.push(cookie);
    open = null;
    leaving = false;
    line.acknowledged += 1;
    return true;
  }
  async function check(): Promise<void> {
    if (open && !leaving && !(await isValid(open))) line.lost.push('a session that was opened');
    const last = ended.at(-1);
    if (last && (await isValid(last)) !== false) line.lost.push('the end of a session');
  }
  return line;
}
