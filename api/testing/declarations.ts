import { sql } from 'drizzle-orm';
import { declarations } from '../src/modules/declarations/declarations.table';
import type { Db } from '../src/platform/postgres/connect';
import { jsonRows } from '../src/platform/postgres/json-rows';
import { aHousehold } from './contact-messages';
import { mailsTo } from './mails';
import type { Caller } from './test-app';

type Asked = { language?: string; remoteAddress?: string };

export const send = (
  by: Caller,
  url: string,
  payload: object,
  { language = 'de', remoteAddress = aHousehold() }: Asked = {},
) =>
  by.call({
    method: 'PUT',
    url,
    remoteAddress,
    headers: { 'accept-language': language },
    payload,
  });

export const stored = async (db: Db, email: string) =>
  (await db.select().from(declarations)).filter((one) => one.email === email);

export const received = (declaration: object) => ({
  ...declaration,
  received_at: expect.stringMatching(/Z$/),
  receipt_mailed: true,
});

export const lettersTo = async (db: Db, email: string) =>
  (await mailsTo(db, email)).map(({ template, language, values }) => [template, language, values]);

export const auditOf = (db: Db, id: string) =>
  jsonRows(db, sql`select actor_type, action, detail from audit_log where entity_id = ${id}`);
