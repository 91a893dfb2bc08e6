import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { followDownload } from '@manzil/shared/ui/save-file';
import { screen, waitFor } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { besides } from './testing/answers';

jest.mock('@manzil/shared/ui/save-file', () => ({ followDownload: jest.fn() }));
beforeEach(() => jest.mocked(followDownload).mockClear());
afterEach(clearAlerts);

const HEAD = 'HEAD /documents/archive?language=de';
async function clickArchive(answer: () => unknown): Promise<void> {
  const { user } = await show('documents', {
    profile,
    answers: { ...besides(), [HEAD]: answer },
  });
  await user.click(screen.getByRole('button', { name: 'Alle als ZIP' }));
}

test('all documents are one download', async () => {
  await clickArchive(() => new Response(null));
  await waitFor(() => expect(followDownload).toHaveBeenCalledTimes(1));
  expect(followDownload).toHaveBeenCalledWith('https://api.test/documents/archive?language=de');
});

test.each([
  ['while another one is on its way', () => new Refusal(503), /noch eine unterwegs/],
  ['without a network', () => Promise.reject(new TypeError('Failed')), /Internetverbindung/],
])('%s the portal stays and says that it did not come', async (_, answer, message) => {
  await clickArchive(answer);
  await waitFor(() =>
    expect(currentAlerts()).toMatchObject([
      {
        title: 'Die ZIP-Datei ließ sich nicht herunterladen',
        message: expect.stringMatching(message),
      },
    ]),
  );
  expect(followDownload).not.toHaveBeenCalled();
});
