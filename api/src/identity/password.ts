import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { loginBusy } from './password.errors';

/** argon2id: 64 MiB, 3 passes, 1 lane; above the minimum of OWASP's password storage sheet. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** libuv has four threads; one stays free for files and DNS. */
const RUNNING = Math.min(availableParallelism(), 3);
const WAITING = 50;
const RETRY_AFTER_S = '5';

/** Of no password: an unknown account costs as much time as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$45apOssLKIDMqDf62rZF+Q$f//F/v41OxQcCRITVpIwQO70PLgDeycwPL/7Pga+a5A';

let running = 0;
const waiting: (() => void)[] = [];

/** One keyboard sends é as one character, another as two (RFC 8265, OpaqueString). */
const composed = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(composed(password), COST));

/** The same text has the same hash under the same salt, so that one is found among several. */
export const hashUnder = (salt: Buffer, text: string): Promise<string> =>
  inTurn(() => hash(text, { ...COST, salt }));

/** False for a wrong password and, after the same time, for an account without a hash. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2') ? stored : null;
  const matches = await inTurn(() => verify(known ?? NOBODYS_HASH, composed(password)));
  return matches && known !== null;
}

export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < RUNNING) running += 1;
  else await turn();
  try {
    return await work();
  } finally {
    // A finished hash hands its slot to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function turn(): Promise<void> {
  if (waiting.length >= WAITING) throw loginBusy({ headers: { 'retry-after': RETRY_AFTER_S } });
  return new Promise((resolve) => waiting.push(resolve));
}
