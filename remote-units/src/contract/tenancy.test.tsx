import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aContract, contractId } from '../testing/contract-fixtures';

const open = (changes: Partial<Contract>) =>
  renderScreen({
    screen: 'contract',
    at: `/contracts/${contractId(1)}`,
    answers: { [`GET /contracts/${contractId(1)}`]: aContract(changes) },
  });
const terms = () => screen.getByRole('region', { name: 'Was drinsteht' });

test('what has ended is not said to end on a day to come', async () => {
  await open({ state: 'ended', deadlines: [] });
  expect(screen.getByText('Beendet')).toBeVisible();
  expect(terms()).toHaveTextContent('begann am 01.09.2026 und ist beendet.');
});

test('what has ended says from when to when it ran', async () => {
  await open({ state: 'ended', starts_on: '2025-09-01', ends_on: '2026-08-31', deadlines: [] });
  expect(screen.getByText('Beendet am 31.08.2026')).toBeVisible();
  expect(terms()).toHaveTextContent('lief vom 01.09.2025 bis 31.08.2026.');
});

test('a rent without cheques is not said to come in any', async () => {
  const { tenancy } = aContract();
  await open({ tenancy: { ...tenancy!, cheques: 0 } });
  expect(terms()).toHaveTextContent('120.000,00 AED im Jahr, ohne Schecks.');
});
