import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { show, showAt } from '../testing/show';
import { ONE_UNIT } from './testing/open-package';
import { aList, aUnit, chosen, ORDER, premium, UNIT } from './testing/unit-packages';

const list = (answers: Record<string, unknown>) => show('packages', { answers });

test('each unit says what it has, what that costs and what is to come', async () => {
  await list({
    'GET /packages': aList([
      aUnit({ scheduled: chosen(premium), offers: [] }),
      aUnit({ unit_id: ORDER, unit_no: '705', present: null }),
    ]),
  });
  const [marina, other] = within(screen.getByRole('region', { name: 'Deine Einheiten' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(marina).toBe(
    'Marina Walk Tower 2304Basic seit 02.05.2024 · 6.000,00\u00A0AED im Jahr zzgl. 5\u00A0% USt.Premium ab 01.12.2026',
  );
  expect(other).toBe('Marina Walk Tower 705Kein Paket');
  expect(screen.queryByRole('group', { name: 'Einheiten nach Paket' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Marina Walk Tower 2304' })).toHaveAttribute(
    'href',
    `/packages?unit=${UNIT}`,
  );
});

test('of many units those with one package are shown, and more on demand', async () => {
  const counts = { all: 250, none: 40, basic: 150, premium: 60 };
  const replies: unknown[] = [
    new Refusal(500),
    aList([aUnit({ unit_id: ORDER, unit_no: '9' })], { page: 2, counts }),
  ];
  const { user } = await list({
    'GET /packages': aList([aUnit()], { has_more: true, counts }),
    'GET /packages?page=2': () => replies.shift(),
    'GET /packages?package=premium': aList([], { counts }),
  });
  expect(screen.getByText('1 von 250 Einheiten')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Marina Walk Tower 9' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Premium 60' }));
  expect(await screen.findByText('Keine Einheit passt zu diesem Filter.')).toBeVisible();
});

test.each([
  ['the list', '', 'GET /packages', aList([aUnit()])],
  ['a unit', `?unit=${UNIT}`, ONE_UNIT, aUnit()],
])(
  '%s that cannot be refreshed says so, and is asked for again',
  async (_, search, asked, body) => {
    const replies: unknown[] = [body, new Refusal(500), body];
    const { user } = await showAt('packages', `/packages${search}`, {
      answers: {
        'GET /packages': aList([aUnit()]),
        [ONE_UNIT]: aUnit(),
        [asked]: () => replies.shift(),
      },
    });
    expect(screen.queryByText('Nicht ganz aktuell')).toBeNull();
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Nicht ganz aktuell')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByText('Nicht ganz aktuell')).toBeNull());
  },
);
