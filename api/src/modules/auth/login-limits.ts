import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/connect';
import { tooManyAttempts } from './auth.errors';

const WINDOW_S = 15 * 60;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

export type LoginLimits = {
  /** @throws tooManyAttempts; and the database's error, so nobody gets in uncounted */
  count: (email: string, address: string) => Promise<void>;
  /** A right password ends the count of its account. */
  forget: (email: string) => Promise<void>;
};

/** Counted in the database: shared by all instances, kept over a restart. */
export function loginLimits(db: Database): LoginLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration: WINDOW_S,
    });
  const perAccount = limiter('login-account', PER_ACCOUNT);
  const perAddress = limiter('login-address', PER_ADDRESS);
  return {
    async count(email, address) {
      await consume(perAddress, network(address));
      await consume(perAccount, accountKey(email));
    },
    async forget(email) {
      await perAccount.delete(accountKey(email));
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw tooManyAttempts({
      values: { n: Math.ceil(seconds / 60) },
      headers: { 'retry-after': String(seconds) },
    });
  }
}

/** The table of counters holds no address in clear. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** A household has a whole /64 of IPv6. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
