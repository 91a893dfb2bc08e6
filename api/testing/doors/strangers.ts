import { sql } from 'drizzle-orm';
import { aBrowser } from '../browser';
import type { TestApp } from '../test-app';

/** @returns how many of them were taken: those whose password was looked at, or whose code was sent */
export async function strangers(
  portal: TestApp,
  times: number,
  {
    url,
    address,
    body,
  }: { url: string; address: (n: number) => string; body: (n: number) => object },
): Promise<number> {
  let taken = 0;
  for (let n = 0; n < times; n += 1) {
    const browser = aBrowser(portal, { remoteAddress: address(n) });
    const { statusCode } = await browser.post(url, body(n));
    if (statusCode !== 429) taken += 1;
  }
  return taken;
}

/** What strangers did before, in the counts. */
export const before = ({ db }: TestApp, key: string, points: number) =>
  db.execute(sql`
    insert into rate_limits values (${key}, ${Math.round(points)}, ${Date.now() + 600_000})
    on conflict (key) do update set points = rate_limits.points + excluded.points`);
