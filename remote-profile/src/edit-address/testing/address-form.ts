import { screen } from '@testing-library/react';
import { profile } from '../../testing/profile.fixture';
import { show } from '../../testing/show';

export const field = (name: string) => screen.getByRole('textbox', { name });
export const country = () => screen.getByRole('combobox', { name: 'Land' });
export const save = 'Anschrift speichern';

/** Shows the form while another tab moves to Switzerland. */
export const openContested = () =>
  show('edit-address', {
    profile,
    answers: {
      'PUT /profile/address': () =>
        Response.json(
          {
            type: 'about:blank',
            title: 'x',
            status: 409,
            instance: 'x',
            code: 'changed_meanwhile',
            message: 'x',
          },
          { status: 409 },
        ),
      'GET /profile': () => ({
        ...profile,
        address: { ...profile.address, country: 'CH', valid_from: '2026-10-01', version: 2 },
      }),
    },
  });
