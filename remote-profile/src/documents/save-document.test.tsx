import { clearAlerts, currentAlerts, isReloadHeld } from '@manzil/shared/runtime';
import { saveFile } from '@manzil/shared/ui/save-file';
import { screen, waitFor } from '@testing-library/react';
import { aDocument, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { besides } from './testing/answers';
import { identity, showDocuments } from './testing/show-documents';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

describe('the file of a document', () => {
  const ejari = aDocument('ejari', { file: { name: 'Ejari 2026.pdf' } });
  const download = () =>
    screen.getByRole('button', {
      name: 'Ejari-Zertifikat herunterladen',
      description: 'eingegangen am 12.03.2026',
    });
  const showEjari = (answer: () => unknown) =>
    show('documents', {
      profile: { ...profile, documents: [...identity, ejari], document_count: 3 },
      answers: { ...besides(), [`GET /documents/${ejari.document_id}/download`]: answer },
    });
  beforeEach(() => jest.mocked(saveFile).mockClear());
  afterEach(clearAlerts);

  test('is saved under its name', async () => {
    const { user } = await showEjari(() => new Response('%PDF-1.7'));
    await user.click(download());
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [name, content] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('Ejari 2026.pdf');
    expect(content?.size).toBe(8);
    expect(currentAlerts()).toEqual([]);
  });

  test('is there before the portal may reload for a new version', async () => {
    const held: boolean[] = [];
    jest.mocked(saveFile).mockImplementationOnce(() => {
      held.push(isReloadHeld());
      queueMicrotask(() => held.push(isReloadHeld()));
    });
    const { user } = await showEjari(() => new Response('%PDF-1.7'));
    await user.click(download());
    await waitFor(() => expect(held).toEqual([true, true]));
    await waitFor(() => expect(isReloadHeld()).toBe(false), { timeout: 2_000 });
  });

  test.each([
    [
      'refused',
      () => Response.json({ message: 'Diese Datei ist beschädigt.' }, { status: 500 }),
      'Diese Datei ist beschädigt.',
    ],
    [
      'lost on the way',
      () => Promise.reject(new TypeError('Failed to fetch')),
      expect.stringContaining('Prüfe deine Internetverbindung'),
    ],
  ])(
    'that is %s is said to be missing, and whether it is still there is asked for',
    async (_, answer, message) => {
      const { user, requests } = await showEjari(answer);
      await user.click(download());
      await waitFor(() =>
        expect(currentAlerts()).toMatchObject([
          { type: 'error', title: '„Ejari-Zertifikat“ ließ sich nicht herunterladen', message },
        ]),
      );
      expect(saveFile).not.toHaveBeenCalled();
      await waitFor(() =>
        expect(requests.filter((each) => each === 'GET /profile')).toHaveLength(2),
      );
      expect(download()).toBeEnabled();
    },
  );

  test('that is kept on paper cannot be downloaded', async () => {
    await showDocuments(...identity, aDocument('ejari', { file: null }));
    expect(screen.getByText('Ejari-Zertifikat', { ignore: 'option' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ejari/ })).not.toBeInTheDocument();
  });
});
