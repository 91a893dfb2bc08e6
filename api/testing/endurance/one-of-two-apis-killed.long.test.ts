import { type SQL, sql } from 'drizzle-orm';
import { passwordChanged } from '../../src/modules/passwords/mails/password-changed.mail';
import { queueMail } from '../../src/platform/mail/queue-mail';
import { connect, type Database, type Db } from '../../src/platform/postgres/connect';
import { killsAtRandom } from '../kill-seed';
import { killServer, type ServerProcess, startServer, stopServer } from '../server-process';
import { type SmtpDouble, startSmtpDouble } from '../smtp-double';
import { temporaryFolder } from '../temporary-folder';
import { freshDatabase } from '../test-database';
import { until } from '../until';
import { errorsIn } from './installation';

jest.setTimeout(900_000);

const KILLS = 20;
const MAILS = 24;
/** What one instance sends at the same moment: of these nobody but the mail server knows whether they arrived. */
const AT_ONCE = 4;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let smtp: SmtpDouble;
let owner: Database;
let environment: Record<string, string>;
let apis: ServerProcess[];

beforeAll(async () => {
  folder = await temporaryFolder();
  smtp = await startSmtpDouble();
  const url = await freshDatabase();
  owner = connect(url, { connections: 2, onLost: () => undefined });
  environment = {
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    DATABASE_URL: url,
    MAIL_URL: smtp.url,
    MAIL_FROM: 'Manzil <post@manzil.example>',
  };
  apis = [];
});
afterAll(async () => {
  await Promise.all(apis.map(stopServer));
  await owner.$client.end();
  await smtp.close();
  await folder.remove();
});

async function start(): Promise<ServerProcess> {
  const api = await startServer(environment);
  apis.push(api);
  await api.ready;
  return api;
}

const queue = (db: Db, to: string) =>
  queueMail(db, {
    to,
    language: 'de',
    template: passwordChanged,
    values: { first_name: 'Anna' },
  });

const sentBy = ({ lines }: ServerProcess) =>
  lines.filter(({ msg }) => msg === 'A mail was sent.').length;

const count = async (from: SQL) => {
  const { rows } = await owner.execute<{ n: number }>(sql`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
};
const waiting = () => count(sql`mail_outbox where sent_at is null`);

/** The survivor does one run after the other: with one that came later, what it was sending before has ended too. */
async function oneMoreRun(to: string): Promise<void> {
  const { rows } = await owner.execute<{ now: string }>(sql`select now()::text`);
  await queue(owner, to);
  const begun = sql`jobs.job where name = 'mail-delivery' and start_after >= ${rows[0]?.now}::timestamptz`;
  await until(async () => (await count(sql`${begun} and state = 'completed'`)) > 0);
}

/** As if the leases of the mails that the killed one was sending were over. */
async function letLeasesEnd(): Promise<void> {
  await owner.execute(sql`
    update mail_outbox set next_attempt_at = now() where sent_at is null and next_attempt_at > now()`);
  await owner.execute(sql`
    update jobs.job set start_after = now()
    where name = 'mail-delivery' and state = 'created' and start_after > now()`);
}

// That an effect in the database is there once to the row is for `killed-worker.test.ts`: the API's own sweeps leave nothing
// that could be counted.
test(`with one of two APIs killed ${KILLS} times in the middle of its mails, the other sends each of them, none twice but what was on its way`, async () => {
  const random = killsAtRandom('One of two APIs killed');
  await start();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await start();
    const before = new Map(apis.map((api) => [api, sentBy(api)]));
    const sentSince = (api: ServerProcess) => sentBy(api) - (before.get(api) ?? 0);
    const enough = 1 + Math.floor(random() * (MAILS / 2));
    const from = smtp.received.length;
    await owner.transaction(async (tx) => {
      for (let n = 0; n < MAILS; n += 1) await queue(tx, `user-${kill}-${n}@example.com`);
    });
    await until(() => apis.some((api) => sentSince(api) >= enough));
    const [victim] = apis.toSorted((a, b) => sentSince(b) - sentSince(a));
    if (!victim) throw new Error('No API runs.');
    await killServer(victim);
    apis = apis.filter((api) => api !== victim);

    await oneMoreRun(`late-${kill}@example.com`);
    expect(await waiting()).toBeLessThanOrEqual(AT_ONCE);
    await letLeasesEnd();
    await until(async () => (await waiting()) === 0);
    const ids = smtp.received.slice(from).map(({ messageId }) => messageId);
    const again = ids.length - new Set(ids).size;
    expect({ kill, arrived: new Set(ids).size }).toEqual({ kill, arrived: MAILS + 1 });
    expect(again).toBeLessThanOrEqual(AT_ONCE);
    expect(apis.flatMap(({ lines }) => errorsIn(lines))).toEqual([]);
  }
});
