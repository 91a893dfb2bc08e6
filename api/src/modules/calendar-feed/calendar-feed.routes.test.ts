import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { agendaTitle } from '@manzil/shared/format/agenda-title';
import ICAL from 'ical.js';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { documents } from '../documents/documents.table';

let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await anInvestor(portal.db, { last_name: 'Zwetschge' });
  caller = await portal.as(owner);
});

const renewed = async (): Promise<string> => (await caller.post('/calendar-feed')).json().path;
const read = (path: string) => portal.anonymous.get(path);
const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('a calendar reads the dates of the dashboard, without names and amounts', async () => {
  const property_id = await aProperty(portal.db, { name: 'Mina, Sands; Ost' });
  const owned = { property_id, owners: [{ investor: owner }] };
  const unit = await aUnit(portal.db, { ...owned, unit_no: '705', lifecycle: 'let' });
  await aTenancy(portal.db, unit, { starts_on: '2026-01-01', ends_on: '2026-12-31' });
  for (const amount_fils of [123_456, 234_567]) {
    const buying = await aUnit(portal.db, { ...owned, lifecycle: 'under_construction' });
    await aPlan(portal.db, buying, [{ amount_fils, due_on: '2026-12-01' }]);
  }
  const { statusCode, headers, body } = await read(await renewed());
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const events = eventsOf(body);
  const { agenda } = (await caller.get('/dashboard')).json();
  expect(events.map(({ startDate }) => String(startDate))).toEqual(
    agenda.map(({ on }: { on: string }) => on),
  );
  expect(events.map(({ summary, location }) => [summary, location])).toEqual([
    ['2 Raten', 'Mina, Sands; Ost'],
    ['Mietvertrag: Laufzeit endet', 'Mina, Sands; Ost 705'],
  ]);
  // Digests and the time of the answer have digits of their own.
  const told = body.replace(/^(UID|DTSTAMP):.*$/gm, '');
  expect(told).not.toMatch(/Zwetschge|1234|2345/);
});

test('its titles are those of the list, the last instalment and the document by name', async () => {
  const buying = await aUnit(portal.db, { owners: [{ investor: owner }] });
  await aPlan(portal.db, buying, [{ amount_fils: 1, due_on: '2026-12-01' }]);
  await portal.db.insert(documents).values({
    investor_id: owner.id,
    document_type: 'passport',
    status: 'accepted',
    uploaded_on: '2026-01-01',
    valid_until: '2027-01-05',
  });
  const { agenda } = (await caller.get('/dashboard')).json();
  const titles = eventsOf((await read(await renewed())).body).map(({ summary }) => summary);
  expect(titles).toEqual(['Restzahlung (Rate 1 von 1)', 'Reisepass läuft ab']);
  expect(titles).toEqual(agenda.map((entry: AgendaEntry) => agendaTitle(entry, 'de')));
});

test('a calendar looks up no single units, as the list does', async () => {
  const path = await renewed();
  const tables = async (asked: () => Promise<unknown>) =>
    (await statementsOf(asked)).filter(({ text }) => text.includes("'unit_no', unit_no")).length;
  expect(await tables(() => caller.get('/dashboard'))).toBeGreaterThan(0);
  expect(await tables(() => read(path))).toBe(0);
});

test('a calendar without dates can be read, too', async () => {
  expect(eventsOf((await read(await renewed())).body)).toEqual([]);
});

test('an address that was replaced, ended or never given is not found', async () => {
  const first = await renewed();
  const second = await renewed();
  expect((await caller.get('/calendar-feed')).json()).toEqual({
    created_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  await caller.call({ method: 'DELETE', url: '/calendar-feed' });
  expect((await read(second)).statusCode).toBe(404);
  expect((await caller.get('/calendar-feed')).json()).toEqual({ created_on: null });
  expect((await read('/calendar.ics?token=nobodys')).statusCode).toBe(404);
});

test('an account that is closed is read by no calendar', async () => {
  const path = await renewed();
  await portal.db.execute(`update investors set status = 'closed' where id = '${owner.id}'`);
  expect((await read(path)).statusCode).toBe(404);
});
