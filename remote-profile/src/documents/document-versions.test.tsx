import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { documentQuery } from './documents.api';
import { aDetail } from './testing/answers';
import { givePages, open } from './testing/open-document';

jest.mock('@manzil/shared/viewer/open-pdf', () => ({ openPdf: jest.fn() }));

beforeEach(givePages);

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
