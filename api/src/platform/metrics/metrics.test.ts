import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { aDeadJob } from '../../../testing/dead-job';
import { anInvestor } from '../../../testing/fixtures';
import { metricValue } from '../../../testing/metric-value';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { API_ROOT } from '../../api-root';
import { sessions } from '../../identity/sessions.table';
import { passwordChanged } from '../../modules/passwords/mails/password-changed.mail';
import { mailOutbox } from '../mail/mail-outbox.table';
import { queueMail } from '../mail/queue-mail';
import { openMetrics } from './metrics';

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp();
});
afterEach(() => portal.close());

const open = () => openMetrics({ service: portal.service, portal: portal.app.portal });

const queue = () =>
  queueMail(portal.db, {
    to: 'anna@example.com',
    language: 'de',
    template: passwordChanged,
    values: { first_name: 'Anna' },
  });

test('the outbox says how many mails wait, how long, and how many were given up within a day', async () => {
  const { scrape } = open();
  const figures = async () => {
    const text = await scrape();
    return [
      metricValue(text, 'manzil_mails{state="waiting"}'),
      metricValue(text, 'manzil_mails{state="failed"}'),
      Math.round(metricValue(text, 'manzil_oldest_mail_age_seconds') ?? Number.NaN),
    ];
  };
  expect(await figures()).toEqual([0, 0, 0]);
  await queue();
  await portal.db.update(mailOutbox).set({ created_at: sql`now() - interval '10 minutes'` });
  await queue();
  expect(await figures()).toEqual([2, 0, 600]);
  const failed = { failed_at: sql`now()`, failure: 'undelivered', values: null } as const;
  await portal.db.update(mailOutbox).set(failed);
  expect(await figures()).toEqual([0, 2, 0]);
  await portal.db.update(mailOutbox).set({ failed_at: sql`now() - interval '25 hours'` });
  expect(await figures()).toEqual([0, 0, 0]);
});

test('what became of mails is counted by template', async () => {
  const { onMail, scrape } = open();
  onMail('password-code', 'sent');
  onMail('password-code', 'sent');
  onMail('new-device', 'postponed');
  const text = await scrape();
  const count = (labels: string) => metricValue(text, `manzil_mails_total{${labels}}`);
  expect(count('template="password-code",outcome="sent"')).toBe(2);
  expect(count('template="new-device",outcome="postponed"')).toBe(1);
});

test('jobs that are due, run or are dead are told, and how long the oldest has been due', async () => {
  const { scrape } = open();
  await portal.db.execute(sql`
    insert into jobs.job (name, state, start_after, completed_on) values
      ('mail-sweep', 'created', now() - interval '5 minutes', null),
      ('mail-sweep', 'retry', now() - interval '10 minutes', null),
      ('mail-sweep', 'retry', now() + interval '10 minutes', null),
      ('mail-sweep', 'active', now() - interval '20 minutes', null),
      ('mail-sweep', 'completed', now() - interval '20 minutes', now()),
      ('mail-sweep', 'failed', now() - interval '3 days', now() - interval '25 hours')`);
  await aDeadJob(portal.db);
  const text = await scrape();
  const jobs = (state: string) => metricValue(text, `manzil_jobs{state="${state}"}`);
  expect([jobs('waiting'), jobs('running'), jobs('dead')]).toEqual([2, 1, 1]);
  expect(Math.round(metricValue(text, 'manzil_oldest_job_age_seconds') ?? Number.NaN)).toBe(600);
});

test('runs of jobs are counted by what became of them', async () => {
  const { onJob, scrape } = open();
  onJob('mail-sweep', 'done');
  onJob('mail-sweep', 'dead');
  onJob('mail-sweep', 'dead');
  const text = await scrape();
  const count = (outcome: string) =>
    metricValue(text, `manzil_job_runs_total{job="mail-sweep",outcome="${outcome}"}`);
  expect([count('done'), count('dead')]).toEqual([1, 2]);
});

test('sessions that are over, idle or ended are not open', async () => {
  const { scrape } = open();
  const opened = async () => metricValue(await scrape(), 'manzil_sessions_open');
  const investor = await anInvestor(portal.db);
  await portal.as(investor);
  await portal.as(investor);
  expect(await opened()).toBe(2);
  await portal.db.update(sessions).set({ last_seen_at: sql`now() - interval '31 minutes'` });
  expect(await opened()).toBe(0);
});

test('build, newest migration, event loop and process are known', async () => {
  const text = await open().scrape();
  expect(text).toMatch(/^manzil_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  const { rows } = await portal.db.execute(
    sql`select name from schema_migrations order by name desc limit 1`,
  );
  expect(metricValue(text, `manzil_schema_info{migration="${rows[0]?.name}"}`)).toBe(1);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('connections in use, idle and waited for are counted by role', async () => {
  const { scrape } = open();
  const pool = portal.app.portal.$client;
  const most = pool.options.max ?? 0;
  const held = await Promise.all(Array.from({ length: most }, () => pool.connect()));
  const waiting = pool.connect();
  const text = await scrape();
  const connections = (state: string) =>
    metricValue(text, `manzil_database_connections{role="manzil_portal",state="${state}"}`);
  expect([connections('in_use'), connections('idle')]).toEqual([most, 0]);
  expect(metricValue(text, 'manzil_database_connections_max{role="manzil_portal"}')).toBe(most);
  expect(metricValue(text, 'manzil_database_waiting{role="manzil_portal"}')).toBe(1);
  for (const client of held) client.release();
  (await waiting).release();
});

test('every series that the operations page names is there', async () => {
  const page = await readFile(join(API_ROOT, '../docs/operations.md'), 'utf8');
  const named = page.match(/\b(http|manzil|nodejs|process)_[a-z0-9_]*[a-z0-9](?!\*)/g) ?? [];
  const { scrape, registry } = open();
  const counting = await buildTestApp({ metrics: registry });
  const text = await scrape();
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const missing = named.filter((name) => !known.includes(name.replace(/_(count|bucket)$/, '')));
  expect(named.length).toBeGreaterThan(15);
  expect(missing.filter((name) => !/^manzil_(portal|service)$/.test(name))).toEqual([]);
  await counting.close();
});
