import { PortalContext, queryClient } from '@manzil/shared/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Choice } from '../forms/fields/search-select';
import { UnitFinderPlace } from './unit-finder-place';

/** Whether its code cannot be had. Once it has come it is there for all. */
const mockLoss = { lost: true };
jest.mock('./unit-finder', () => {
  if (mockLoss.lost) throw new Error('lost');
  return jest.requireActual('./unit-finder');
});

const nothing = () => undefined;
const shell = { setLanguage: nothing, openHelp: nothing, openConsent: nothing, signOut: nothing };
const all = { value: '', label: 'Alle Einheiten' };
const far = { value: '7051', label: 'Marina Walk Tower 7051' };

function Shown() {
  const [chosen, setChosen] = useState<Choice>(far);
  return (
    <UnitFinderPlace
      compact
      aria-label="Einheit"
      always={[all]}
      among={[far]}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PortalContext value={{ language: 'de', ...shell }}>
        <Shown />
      </PortalContext>
    </QueryClientProvider>,
  );
const field = () => screen.getByRole('combobox', { name: 'Einheit' });
const failure = () => screen.findByText('Die Suche nach Einheiten lässt sich gerade nicht laden.');

test('until the search comes the field is there and says that it is busy', async () => {
  show();
  expect(field()).toBeDisabled();
  expect(field()).toHaveAttribute('aria-busy', 'true');
  expect(field()).toHaveDisplayValue('Marina Walk Tower 7051');
  await failure();
});

test('where it cannot be had that is said, and the choice can still be lifted', async () => {
  show();
  expect(await failure()).toBeVisible();
  expect(field()).not.toHaveAttribute('aria-busy');
  await userEvent.selectOptions(field(), 'Alle Einheiten');
  expect(field()).toHaveDisplayValue('Alle Einheiten');
});

test('tried again, the search comes', async () => {
  show();
  await failure();
  mockLoss.lost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('combobox', { expanded: false })).toHaveValue(far.label);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
