import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../postgres/connect';
import { tooManyAttempts } from './limits.errors';

export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

export type Alarm = (message: string) => void;

/** Counted in the database: shared by all instances, kept over a restart. `limits.retention.ts` removes what is over. */
export const limit = (db: Database, name: string, points: number, seconds: number) =>
  new RateLimiterPostgres({
    storeClient: db.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });

/** @param onFirstRefusal once per window @throws tooManyAttempts; the database's error, so nobody gets in uncounted */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  onFirstRefusal?: () => void,
): Promise<void> {
  const refusal = await refusalOf(limiter, key, onFirstRefusal);
  if (!refusal) return;
  const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw tooManyAttempts(seconds, limiter.keyPrefix);
}

/** As `consume`, for what goes on without. @returns false above the limit @throws the database's error */
export const stillWithin = async (
  limiter: RateLimiterPostgres,
  key: string,
  onFirstRefusal?: () => void,
): Promise<boolean> => (await refusalOf(limiter, key, onFirstRefusal)) === null;

/** How many times its limit a count is over; 0 = it is not. */
export const timesOver = (
  { points }: RateLimiterPostgres,
  { consumedPoints }: RateLimiterRes,
): number => Math.floor((consumedPoints - 1) / points);

async function refusalOf(
  limiter: RateLimiterPostgres,
  key: string,
  onFirstRefusal?: () => void,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.consumedPoints === limiter.points + 1) onFirstRefusal?.();
    return refusal;
  }
}
