import '../../../testing/cheap-hashes';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SecurityAct } from '@manzil/shared/contract/security-events/security-events';
import { aBrowser } from '../../../testing/browser';
import { anInvestor, anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { API_ROOT } from '../../api-root';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const act = (investorId: string, action: string, by: 'investor' | 'operator', detail = {}) =>
  recordAuditEvent(portal.db, {
    actor: { type: by, id: by === 'investor' ? investorId : 'olga' },
    action,
    entity_type: 'investor',
    entity_id: investorId,
    investor_id: investorId,
    detail,
  });

test('an investor sees what was done to the account and by whom, the latest first', async () => {
  const anna = await anInvestor(portal.db);
  const stranger = await anInvestor(portal.db);
  await act(anna.id, 'session.created', 'investor', { device_known: false });
  await act(anna.id, 'settings.changed', 'investor');
  await act(stranger.id, 'password.changed', 'investor');
  await act(anna.id, 'bank_account.verified', 'operator');
  const caller = await portal.as(anna);
  const { items, next_cursor } = (await caller.get('/security-events')).json();
  expect(items.map(({ act, by, new_browser }: never) => [act, by, new_browser])).toEqual([
    ['bank_account_verified', 'office', null],
    ['session_created', 'investor', true],
  ]);
  expect(next_cursor).toBeNull();
  expect(JSON.stringify(items)).not.toContain('olga');
});

test('a sign-in says in which browser it was, where that was recorded', async () => {
  const email = 'clara@example.com';
  const clara = await anInvestorWithPassword(portal.db, { email });
  await act(clara.id, 'session.created', 'investor', { device_known: true });
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email, password: PASSWORD });
  const { items } = (await browser.get('/security-events')).json();
  expect(items.map(({ act, device }: never) => [act, device])).toEqual([
    ['session_created', 'Firefox, Windows'],
    ['session_created', null],
  ]);
});

test('older events come by the cursor, none twice and none left out', async () => {
  const ben = await anInvestor(portal.db);
  for (let n = 0; n < 60; n += 1) await act(ben.id, 'profile.exported', 'investor');
  const caller = await portal.as(ben);
  const first = (await caller.get('/security-events')).json();
  const second = (await caller.get(`/security-events?cursor=${first.next_cursor}`)).json();
  const ids = [...first.items, ...second.items].map(({ event_id }) => Number(event_id));
  expect(ids).toHaveLength(60);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(second.next_cursor).toBeNull();
});

test('each act that is told is recorded somewhere', () => {
  const folder = join(API_ROOT, 'src');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!test)\.ts$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  const templates = [...source.matchAll(/`([a-z_]+)\.\$\{\w+\}`/g)].map(([, noun]) => `${noun}_`);
  const recorded = (act: string) =>
    new RegExp(`'${act.replaceAll('_', '[._]')}'`).test(source) ||
    templates.some((start) => act.startsWith(start));
  expect(SecurityAct.options.filter((act) => !recorded(act))).toEqual([]);
});
