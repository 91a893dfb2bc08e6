import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { aPdfFile, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import * as saving from '@manzil/shared/ui/save-file';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDetail, besides } from '../documents/testing/answers';
import { aDocument, profile } from '../testing/profile.fixture';
import { openWith, passport, scan, withdraw } from './testing/handed-in-passport';
import { open, refused, stateAt } from './testing/open-onboarding';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

afterEach(clearAlerts);

test('what was handed in can be saved again', async () => {
  const { user } = await openWith([scan]);
  await user.click(screen.getByRole('button', { name: 'IMG_2041.jpg herunterladen' }));
  await waitFor(() =>
    expect(saving.saveFile).toHaveBeenCalledWith('IMG_2041.jpg', expect.anything()),
  );
});

test('what was handed in by mistake is deleted after a question, and the place for it has the focus', async () => {
  const { user, remove } = await openWith([scan]);
  await user.click(passport().getByRole('button', { name: 'Löschen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'IMG_2041.jpg löschen?' }));
  await user.click(dialog.getByRole('button', { name: 'Behalten' }));
  expect(remove).not.toHaveBeenCalled();
  await withdraw(user);
  await waitFor(() => expect(passport().queryByRole('list')).not.toBeInTheDocument());
  expect(passport().getByLabelText('Gültig bis')).toHaveFocus();
  expect(currentAlerts()).toMatchObject([{ type: 'success', title: 'IMG_2041.jpg gelöscht' }]);
});

test('where one page of two goes, the focus stays at the document', async () => {
  const second = aDocument('passport', { status: 'in_review', file: { name: 'b.jpg' } });
  const { user } = await openWith([second, scan]);
  await user.click(passport().getAllByRole('button', { name: 'Löschen' })[1] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'IMG_2041.jpg löschen?' }));
  await user.click(dialog.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(passport().getAllByRole('listitem')).toHaveLength(1));
  expect(passport().getByRole('button', { name: 'b.jpg herunterladen' })).toHaveFocus();
});

test('what could not be deleted says why, and stays', async () => {
  const { user } = await openWith([scan], refused(409, 'documents.reviewed'));
  await withdraw(user);
  await waitFor(() =>
    expect(currentAlerts()).toMatchObject([
      { type: 'error', title: '„IMG_2041.jpg“ ließ sich nicht löschen' },
    ]),
  );
  expect(passport().getByText('IMG_2041.jpg')).toBeVisible();
});

test('what was deleted can be handed in once more', async () => {
  const sent = fakeRequests();
  const arrived = aDetail('proof-of-address');
  let documents: DocumentEntry[] = [];
  const { user } = await open(stateAt(2), {
    ...besides(),
    'GET /profile': () => ({ ...profile, documents, document_count: documents.length }),
    [`DELETE /documents/${arrived.document_id}`]: () => {
      documents = [];
      return { success: true };
    },
  });
  const place = screen.getByRole('region', { name: 'Wohnsitznachweis' });
  const file = aPdfFile('a.pdf');
  const choose = () => user.upload(place.querySelector('input[type=file]') as HTMLElement, file);
  await choose();
  await waitFor(() => expect(sent).toHaveLength(1));
  documents = [arrived];
  await act(async () => sent[0]?.answer(201, arrived));
  await user.click(await within(place).findByRole('button', { name: 'Löschen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'a.pdf löschen?' }));
  await user.click(dialog.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(within(place).queryByText('a.pdf')).not.toBeInTheDocument());
  await choose();
  await waitFor(() => expect(sent).toHaveLength(2));
});

test.each([
  ['was reviewed', { status: 'accepted' }],
  ['the office has put there', { uploaded_by: 'operator' }],
] as const)('what %s cannot be deleted', async (_, changes) => {
  await openWith([{ ...scan, ...changes }]);
  expect(screen.getByRole('button', { name: 'IMG_2041.jpg herunterladen' })).toBeVisible();
  expect(passport().queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
});
