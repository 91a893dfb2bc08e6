import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profileQuery } from '../profile.api';
import { aDocument, profile } from '../testing/profile.fixture';
import { showAt } from '../testing/show';
import { documentQuery } from './documents.api';
import { aDetail, besides } from './testing/answers';
import { openPdf } from './view/open-pdf';

jest.mock('./view/open-pdf', () => ({ openPdf: jest.fn() }));

const draw = jest.fn(() => Promise.resolve());
beforeEach(() =>
  jest.mocked(openPdf).mockResolvedValue({
    pages: 2,
    draw,
    read: async (page) => `Text der Seite ${page}`,
    close: () => undefined,
  }),
);

function open(detail: DocumentDetail, more: { earlier?: DocumentDetail[]; answers?: object } = {}) {
  const entry = aDocument(detail.document_type, { document_id: detail.document_id });
  const documents = [entry, aDocument('visa')];
  return showAt('documents', `/profile/documents?document=${detail.document_id}`, {
    profile: { ...profile, documents, document_count: documents.length },
    answers: {
      ...besides({ earlier: more.earlier ?? [] }),
      [`GET /documents/${detail.document_id}`]: detail,
      [`GET /documents/${detail.document_id}/download`]: () => new Response('%PDF-1.7'),
      ...more.answers,
    },
  });
}

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
  ['is of paper', { status: 'accepted' }, /nur das Papier/],
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

test('earlier versions can be looked at, and the way back leads to the row', async () => {
  const detail = aDetail('passport', { status: 'accepted' });
  const second = aDetail('passport', { superseded_by_id: detail.document_id });
  const first = aDetail('passport', { superseded_by_id: second.document_id });
  const { user } = await open(detail, {
    earlier: [first, second],
    answers: { [`GET /documents/${first.document_id}`]: first },
  });
  const versions = within(await screen.findByRole('region', { name: 'Fassungen' }));
  expect(versions.getAllByRole('listitem').map((row) => row.firstChild?.textContent)).toEqual([
    'Fassung 3',
    'Fassung 2',
    'Fassung 1',
  ]);
  await user.click(versions.getByRole('link', { name: 'Fassung 1' }));
  expect(await screen.findByText('Ersetzt', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Neue Fassung hochladen' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Alle Dokumente' }));
  await user.click(await screen.findByRole('button', { name: '2 frühere Fassungen' }));
  await user.click(screen.getByRole('link', { name: 'Reisepass' }));
  await user.click(await screen.findByRole('link', { name: 'Alle Dokumente' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Reisepass' })).toHaveFocus());
});

test('what is in review and one’s own can be deleted, after a question', async () => {
  const detail = aDetail('passport');
  const { user, requests } = await open(detail, {
    answers: { [`DELETE /documents/${detail.document_id}`]: { success: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reisepass löschen?' }));
  await user.click(dialog.getByRole('button', { name: 'Löschen' }));
  const list = await screen.findByRole('heading', { level: 1, name: 'Dokumente' });
  expect(list).toBeVisible();
  expect(list).toHaveFocus();
  expect(requests).toContain(`DELETE /documents/${detail.document_id}`);
  expect(screen.getByText('Reisepass gelöscht')).toBeVisible();
  // Neither it nor its file is asked for again, and nothing of it is kept.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const own = `GET /documents/${detail.document_id}`;
  expect(requests.filter((each) => each.startsWith(own)).sort()).toEqual([own, `${own}/download`]);
  expect(requests.filter((each) => each === 'GET /profile')).toHaveLength(2);
  expect(queryClient.getQueryData(documentQuery(detail.document_id).queryKey)).toBeUndefined();
});

test('of a version in between it is not said that the one before is valid again', async () => {
  const newest = aDetail('passport');
  const middle = aDetail('passport', { superseded_by_id: newest.document_id });
  const first = aDetail('passport', { superseded_by_id: middle.document_id });
  const { user } = await open(middle, {
    earlier: [middle, first],
    answers: { [`GET /documents/${newest.document_id}`]: newest },
  });
  await screen.findByRole('region', { name: 'Fassungen' });
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reisepass löschen?' }));
  expect(dialog.getByText(/mit seiner Datei gelöscht\.$/)).toBeVisible();
});

test('where earlier versions cannot be had that is said, beside the document and in the list', async () => {
  const { user } = await open(aDetail('passport'), {
    answers: { 'GET /documents?versions=superseded&page=1': new Refusal(500) },
  });
  const unknown = 'Frühere Fassungen lassen sich gerade nicht laden.';
  const versions = await screen.findByRole('region', { name: 'Fassungen' });
  expect(within(versions).getByText(unknown)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Alle Dokumente' }));
  await waitFor(() => expect(versions).not.toBeInTheDocument());
  expect(screen.getByText(unknown)).toBeVisible();
});

test.each([
  ['was reviewed', { status: 'accepted' }],
  ['the office has put there', { uploaded_by: 'operator' }],
] as const)('what %s cannot be deleted', async (_, changes) => {
  await open(aDetail('passport', changes));
  expect(await screen.findByRole('button', { name: 'Neue Fassung hochladen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
});

test('a newer version is handed in where documents are', async () => {
  const { user } = await open(aDetail('passport'));
  await user.click(await screen.findByRole('button', { name: 'Neue Fassung hochladen' }));
  const type = await screen.findByRole('combobox', { name: 'Art des Dokuments' });
  await waitFor(() => expect(type).toHaveFocus());
  expect(type).toHaveDisplayValue('Reisepass');
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
