import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/postgres/connect';
import type { TestApp } from './test-app';

/** As a mail program does: without a cookie, as a form, and as a page of another site where it is one. */
export const press = (
  { app }: Pick<TestApp, 'app'>,
  given: string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/mails/unsubscribe?token=${encodeURIComponent(given)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

export async function endingsNoted(db: Db, investorId: string) {
  const { rowCount } = await db.execute(
    sql`select from audit_log where action = 'settings.mails_ended' and entity_id = ${investorId}`,
  );
  return rowCount;
}
