import type { PastAddress } from '@manzil/shared/contract/addresses/addresses';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aDocument, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const past = (changes: Partial<PastAddress>): PastAddress => ({
  street: 'Lindenallee',
  house_no: '4',
  line2: null,
  postal_code: '1010',
  city: 'Wien',
  state: null,
  country: 'AT',
  valid_from: '2026-06-01',
  valid_to: null,
  ...changes,
});
const german = past({
  street: 'Deichweg',
  postal_code: '20253',
  city: 'Hamburg',
  country: 'DE',
  valid_from: '2022-05-18',
  valid_to: '2026-02-28',
});

function open(items: PastAddress[], uploaded_on: string) {
  const documents = [aDocument('passport'), aDocument('proof-of-address', { uploaded_on })];
  return show('address-details', {
    profile: { ...profile, documents },
    answers: { 'GET /profile/addresses': { items, page: 1, page_size: 20, has_more: false } },
  });
}
const asked = () => screen.queryByRole('link', { name: 'Wohnsitznachweis hochladen' });

test('the addresses before are listed with their days', async () => {
  await open([past({}), german], '2026-07-01');
  expect(screen.getByText('Gilt seit 01.06.2026')).toBeVisible();
  expect(screen.getByText('Deichweg 4, 20253 Hamburg, Deutschland')).toBeVisible();
  expect(screen.getByText('18.05.2022 bis 28.02.2026')).toBeVisible();
  expect(asked()).not.toBeInTheDocument();
});

test('after a move to another country a newer proof of address is asked for', async () => {
  const first = past({ valid_from: '2026-03-01', valid_to: '2026-05-31', house_no: '3' });
  await open([past({}), first, german], '2026-02-01');
  expect(asked()).toHaveAttribute('href', '/profile/documents?upload=proof-of-address');
  expect(screen.getByText(/seit dem 01\.03\.2026 in einem anderen Land/)).toBeVisible();
});

test('a move within the country asks for nothing', async () => {
  await open([past({ country: 'DE' }), german], '2023-01-01');
  expect(asked()).not.toBeInTheDocument();
});

test('an address whose country nobody wrote down is no move to another one', async () => {
  const unknown = past({ country: null, valid_from: '2026-03-01', valid_to: '2026-05-31' });
  await open([past({ country: 'DE' }), unknown, german], '2023-01-01');
  expect(asked()).not.toBeInTheDocument();
});

test('older ones that cannot be had are said to be missing, and asked for again', async () => {
  let second: unknown = new Refusal(503);
  const page = { page_size: 20, has_more: true };
  const { user } = await show('address-details', {
    profile,
    answers: {
      'GET /profile/addresses': {
        ...page,
        items: [past({}), past({ valid_to: '2026-06-30' })],
        page: 1,
      },
      'GET /profile/addresses?page=2': () => second,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
  expect(
    await screen.findByText('Die älteren Anschriften lassen sich gerade nicht laden.'),
  ).toBeVisible();
  second = { ...page, items: [german], page: 2, has_more: false };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Deichweg 4, 20253 Hamburg, Deutschland')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
});
