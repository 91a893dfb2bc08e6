import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { changedNavigation } from '../../modules/areas/closed-areas.repository';

let office: Operators;
beforeAll(async () => {
  office = await operators();
  await anInvestor(office.db);
});
afterAll(() => office.close());

const navigation = async () => {
  const { rows } = await office.db.execute(sql`select ${changedNavigation} as items`);
  return rows[0]?.items;
};

const REASONS = ['--reason-de', 'Ab Montag wieder da.', '--reason-en', 'Back on Monday.'];

test('an area that is closed is dimmed with its reason, until it is opened', async () => {
  expect((await office.manzil('area', 'close', '/financials', ...REASONS)).code).toBe(0);
  expect(await navigation()).toEqual([
    {
      path: '/financials',
      is_visible: true,
      is_activated: false,
      reason: { de: 'Ab Montag wieder da.', en: 'Back on Monday.' },
    },
  ]);
  const { out } = await office.manzil('area', 'list');
  expect(out[1]).toMatch(/^\/financials .*dimmed +Back on Monday\.$/);
  expect((await office.manzil('area', 'open', '/financials')).code).toBe(0);
  expect(await navigation()).toEqual([]);
  const { rows } = await office.db.execute<{ action: string }>(
    sql`select action from audit_log where entity_id = '/financials' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['area.closed', 'area.opened']);
});

test('closing one again changes its reasons and whether it is shown', async () => {
  await office.manzil('area', 'close', '/contracts', ...REASONS);
  await office.manzil('area', 'close', '/contracts', ...REASONS, '--hide');
  expect(await navigation()).toMatchObject([{ is_visible: false }]);
});

test('an area that is open cannot be opened', async () => {
  expect((await office.manzil('area', 'open', '/my-units')).code).toBe(1);
});

test.each(['financials', '/finacials', '/profile', '/onboarding', '/home'])(
  '%s is no area that can be closed, and those that can are named',
  async (path) => {
    const { code, notes } = await office.manzil('area', 'close', path, ...REASONS);
    expect(code).toBe(2);
    expect(notes.join()).toContain('/my-units, /packages');
    expect(await navigation()).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ path })]),
    );
  },
);
