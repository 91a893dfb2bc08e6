import { fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { aList } from './testing/unit-packages';

/** Nobody's units: the comparison alone. */
const showPackages = (language: 'de' | 'en' = 'de') =>
  show('packages', { language, answers: { 'GET /packages': aList([]) } });
const offer = (name: string) => within(screen.getByRole('region', { name }));
const rentField = () => screen.getByRole('textbox', { name: 'Jahresmiete in AED' });
const slider = () => screen.getByRole('slider', { name: 'Jahresmiete, Schieberegler' });

test.each([
  ['Basic', '5 % der Jahresmiete', '6.000,00', '300,00 AED USt. (5 %), zusammen 525,00 AED'],
  ['Premium', '7 % der Jahresmiete', '8.400,00', '420,00 AED USt. (5 %), zusammen 735,00 AED'],
])('%s at 120,000 AED', async (name, share, fee, vat) => {
  await showPackages();
  expect(offer(name).getByText(share)).toBeVisible();
  expect(offer(name).getByRole('status')).toHaveTextContent(fee);
  expect(offer(name).getByText(`zzgl. ${vat} im Monat`)).toBeVisible();
});

test('the same in English', async () => {
  await showPackages('en');
  expect(offer('Basic').getByRole('status')).toHaveTextContent('6,000.00');
  expect(
    offer('Basic').getByText('plus AED 300.00 VAT (5%), AED 525.00 a month in all'),
  ).toBeVisible();
});

test('a rent typed by hand is calculated at once and written properly afterwards', async () => {
  const { user } = await showPackages();
  await user.clear(rentField());
  await user.type(rentField(), '85500');
  expect(offer('Basic').getByRole('status')).toHaveTextContent('4.275,00');
  await user.tab();
  expect(rentField()).toHaveValue('85.500');
});

test('the slider moves the rent', async () => {
  await showPackages();
  expect(slider()).toHaveAttribute('aria-valuetext', '120.000,00\u00A0AED');
  fireEvent.change(slider(), { target: { value: '200000' } });
  expect(rentField()).toHaveValue('200.000');
  expect(offer('Premium').getByRole('status')).toHaveTextContent('14.000,00');
});

test('what is no rent is told apart and has no price', async () => {
  const { user } = await showPackages();
  await user.clear(rentField());
  await user.type(rentField(), 'viel');
  expect(rentField()).toBeInvalid();
  expect(rentField()).toHaveAccessibleDescription(
    'Trag die Jahresmiete als Zahl ein, zum Beispiel 120.000.',
  );
  expect(rentField()).toHaveValue('viel');
  expect(offer('Basic').getByRole('status')).toHaveTextContent('–');
  expect(offer('Basic').getByText('Der Preis richtet sich nach der Jahresmiete.')).toBeVisible();
  await user.clear(rentField());
  await user.type(rentField(), '90000');
  expect(rentField()).toBeValid();
  expect(offer('Basic').getByRole('status')).toHaveTextContent('4.500,00');
});

test.each(['999999999999', '-5'])('for %s the limits are named', async (text) => {
  const { user } = await showPackages();
  await user.clear(rentField());
  await user.type(rentField(), text);
  expect(rentField()).toHaveAccessibleDescription(
    'Trag eine Jahresmiete zwischen 1 und 100.000.000 AED ein.',
  );
});

test('without a unit a package is discussed with our team', async () => {
  const { user, openHelp } = await showPackages();
  await user.click(screen.getByRole('button', { name: 'Paket besprechen' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});
