import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { followDownload } from '@manzil/shared/ui/save-file';
import { screen, waitFor } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { besides } from './testing/answers';

jest.mock('@manzil/shared/ui/save-file', () => ({ followDownload: jest.fn() }));
afterEach(clearAlerts);

test('all documents are one download; without the API the page stays and says so', async () => {
  let reachable = true;
  const { user } = await show('/profile/documents', {
    profile,
    answer: () => (reachable ? profile : Promise.reject(new TypeError('Failed to fetch'))),
    answers: besides(),
  });
  const button = screen.getByRole('button', { name: 'Alle als ZIP' });
  await user.click(button);
  await waitFor(() => expect(followDownload).toHaveBeenCalledTimes(1));
  expect(followDownload).toHaveBeenCalledWith('https://api.test/documents/archive?language=de');
  reachable = false;
  await user.click(button);
  await waitFor(
    () =>
      expect(currentAlerts()).toMatchObject([
        { title: 'Die ZIP-Datei ließ sich nicht herunterladen' },
      ]),
    { timeout: 10_000 },
  );
  expect(followDownload).toHaveBeenCalledTimes(1);
});
