import { sql } from 'drizzle-orm';
import { PERSON, RESIDENCE } from '../../../testing/onboarding-answers';
import { anOnboarding } from '../../../testing/onboarding-steps';
import { NOON } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());

async function begin(onboarding_step: number) {
  const onboarding = await anOnboarding(portal, onboarding_step);
  const keep = (name: 'person' | 'residence', typed: object, version: number) =>
    onboarding.call('PUT', `/onboarding/${name}/draft`, { typed, version });
  return { ...onboarding, keep };
}

test('what is typed is there on another device, and gone from the fields once it is recorded', async () => {
  const { record, state, keep } = await begin(1);
  const kept = await keep('residence', { street: 'Gärt', tax: [{ country: '', tax_id: '86' }] }, 0);
  expect(kept.json()).toEqual({ version: 1, saved_at: expect.any(String) });
  expect((await state()).residence).toMatchObject({
    typed: { street: 'Gärt', city: '', tax: [{ country: '', tax_id: '86' }] },
    version: 1,
    saved_at: kept.json().saved_at,
  });
  await record('residence', RESIDENCE, 1);
  expect((await state()).residence).toMatchObject({
    typed: { street: 'Gärtnerstraße' },
    version: 2,
    saved_at: null,
  });
});

test('of two devices the second is told, whether it saves or sends', async () => {
  const { record, state, keep } = await begin(0);
  await keep('person', { phone: '+49' }, 0);
  for (const answer of [
    await keep('person', { phone: '+971' }, 0),
    await record('person', PERSON),
  ]) {
    expect(answer.json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  }
  expect((await state()).person.typed.phone).toBe('+49');
});

test('what is typed is sealed in the database, and goes with the last step', async () => {
  const { investor, advance, consent, holds, keep } = await begin(3);
  await consent();
  await keep('residence', { street: 'Gärtnerstraße' }, 0);
  const stored = () =>
    portal.db.execute(
      sql`select typed_sealed from onboarding_drafts where investor_id = ${investor.id}`,
    );
  const [row] = (await stored()).rows as { typed_sealed: Buffer }[];
  expect(row?.typed_sealed.toString('latin1')).not.toContain('rtnerstra');
  await holds('purchase-contract');
  expect((await advance(4)).statusCode).toBe(200);
  expect((await stored()).rows).toEqual([]);
});

test('after the last step a page that is still open elsewhere changes nothing', async () => {
  const { record, state, keep } = await begin(4);
  for (const answer of [
    await keep('person', { phone: '+971' }, 0),
    await keep('residence', { street: 'Deichweg' }, 0),
    await record('person', PERSON),
    await record('residence', RESIDENCE),
  ]) {
    expect(answer.json()).toMatchObject({ status: 409, code: 'onboarding.out_of_turn' });
  }
  expect(await state()).toMatchObject({
    person: { version: 0, typed: { phone: '', nationality: '' } },
    residence: { version: 0, typed: { street: '' } },
    accepted: { terms: null, privacy: null },
  });
});
