import { screen, within } from '@testing-library/react';
import { aDocument } from '../testing/profile.fixture';
import { open, stateAt } from './testing/open-onboarding';

test('a document without a file says why it has none', async () => {
  const without = { file: null, valid_until: '2030-01-01' };
  await open(
    stateAt(2),
    {},
    {
      documents: [
        aDocument('passport', { ...without, status: 'in_review', scanning: true }),
        aDocument('passport', { ...without, status: 'declined', decline_code: 'infected' }),
        aDocument('passport', without),
      ],
    },
  );
  const passport = within(screen.getByRole('region', { name: 'Reisepass' }));
  expect(passport.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Datei, die auf Viren geprüft wird'),
    expect.stringContaining('Datei mit Schadprogramm'),
    expect.stringContaining('Liegt uns auf Papier vor'),
  ]);
});
