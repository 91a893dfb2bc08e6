import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { openPdf } from '@manzil/shared/viewer/open-pdf';
import { act, fireEvent, screen } from '@testing-library/react';
import { profileQuery } from '../profile.api';
import { profile } from '../testing/profile.fixture';
import { showAt } from '../testing/show';
import { aDetail, besides } from './testing/answers';
import { givePages, open } from './testing/open-document';

jest.mock('@manzil/shared/viewer/open-pdf', () => ({ openPdf: jest.fn() }));

beforeEach(givePages);

test('a PDF is read page by page, and each says what stands on it', async () => {
  const { user } = await open(aDetail('passport', { valid_until: '2030-01-01' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Reisepass' })).toHaveFocus();
  expect(await screen.findByRole('img', { name: 'Reisepass, Seite 1 von 2' })).toBeVisible();
  expect(await screen.findByText('Text der Seite 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
  expect(await screen.findByRole('img', { name: 'Reisepass, Seite 2 von 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nächste Seite' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByText('PDF, 1 MB')).toBeVisible();
  expect(screen.getByText('01.01.2030')).toBeVisible();
});

test('a picture comes straight from the API, and where it does not come it can be asked for again', async () => {
  const file = { name: 'a.jpg', media_type: 'image/jpeg', size_bytes: 9, sha256: 'a' } as const;
  const detail = aDetail('visa', { file });
  const { user } = await open(detail);
  const picture = await screen.findByAltText('Visum');
  expect(picture).toHaveAttribute(
    'src',
    `https://api.test/documents/${detail.document_id}/download`,
  );
  expect(picture).not.toBeVisible();
  expect(screen.getByText('Wird geladen')).toBeVisible();
  fireEvent.error(picture);
  expect(screen.getByRole('alert')).toHaveTextContent('Die Datei ließ sich gerade nicht laden.');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  fireEvent.load(screen.getByAltText('Visum'));
  expect(screen.getByRole('img', { name: 'Visum' })).toBeVisible();
  expect(screen.queryByText('Wird geladen')).not.toBeInTheDocument();
});

test.each([
  ['the network was', () => Promise.reject(new TypeError('Failed')), /gerade nicht laden/],
  ['the API was', () => new Refusal(503, 'Gerade nicht.'), /Gerade nicht/],
])('where %s the reason, a PDF is asked for again', async (_, refuse, words) => {
  const detail = aDetail('passport');
  let answer: () => unknown = refuse;
  const { user } = await open(detail, {
    answers: { [`GET /documents/${detail.document_id}/download`]: () => answer() },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  answer = () => new Response('%PDF-1.7');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Text der Seite 1')).toBeInTheDocument();
  expect(screen.getByText(/^Bleibt eine Seite leer/)).toBeVisible();
});

test('a PDF that the API refuses for good is not asked for again', async () => {
  const detail = aDetail('passport');
  await open(detail, {
    answers: {
      [`GET /documents/${detail.document_id}/download`]: new Refusal(409, 'Wird noch geprüft.'),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Wird noch geprüft.');
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
});

test.each([
  ['was infected', { status: 'declined', decline_code: 'infected' }, /nicht behalten/],
  ['has not been scanned', { scanning: true }, /noch auf Viren geprüft/],
  ['is of paper', { status: 'accepted' }, /nur auf Papier/],
] as const)('a document without a file that %s says so', async (_, changes, words) => {
  await open(aDetail('passport', { file: null, ...changes }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a PDF that cannot be drawn can still be downloaded', async () => {
  jest.mocked(openPdf).mockRejectedValue(new Error('broken'));
  await open(aDetail('passport'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Lade sie herunter');
  expect(screen.getByRole('button', { name: 'Reisepass herunterladen' })).toBeEnabled();
});

test('what is decided while a document is looked at shows without a reload', async () => {
  let detail = aDetail('passport', { file: null, scanning: true });
  await showAt('documents', `/profile/documents?document=${detail.document_id}`, {
    answer: () => ({ ...profile, documents: [detail], document_count: 1 }),
    answers: { ...besides(), [`GET /documents/${detail.document_id}`]: () => detail },
  });
  expect(await screen.findByText('In Prüfung', { selector: 'dd' })).toBeVisible();
  detail = { ...detail, scanning: false, status: 'declined', decline_code: 'cropped' };
  await act(() => queryClient.invalidateQueries(profileQuery));
  expect(await screen.findByText('Abgelehnt', { selector: 'dd' })).toBeVisible();
});

test('of a document that is gone that alone is said, and the way on leads to the others', async () => {
  const detail = aDetail('passport');
  const { user } = await open(detail, {
    answers: { [`GET /documents/${detail.document_id}`]: new Refusal(404, 'not_found') },
  });
  const title = await screen.findByRole('heading', { name: 'Dieses Dokument gibt es nicht mehr' });
  expect(title).toHaveFocus();
  expect(screen.getAllByRole('heading')).toEqual([title]);
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Alle Dokumente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dokumente' })).toBeVisible();
});
