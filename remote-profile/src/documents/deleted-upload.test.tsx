import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { aPdfFile, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { clearAlerts } from '@manzil/shared/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDocument } from '../testing/profile.fixture';
import { aDetail } from './testing/answers';
import { field, inDays, openUploads, saidIn, section, setValidUntil } from './testing/open-uploads';

afterEach(clearAlerts);

test('the file of a deleted document is taken once more, in place of what it had replaced', async () => {
  const sent = fakeRequests();
  const declined = aDocument('passport', { status: 'declined', decline_code: 'cropped' });
  const arrived = aDetail('passport');
  const path = `/documents/${arrived.document_id}`;
  let documents: DocumentEntry[] = [declined];
  const { user, choose } = await openUploads(() => documents, {
    [`GET ${path}`]: arrived,
    [`GET ${path}/download`]: () => new Response(''),
    [`DELETE ${path}`]: () => {
      documents = [declined];
      return { success: true };
    },
  });
  const handIn = async () => {
    await user.click(await screen.findByRole('button', { name: 'Reisepass neu hochladen' }));
    expect(field('Ersetzt')).toHaveDisplayValue(/Abgelehnt$/);
    setValidUntil(inDays);
    await choose(aPdfFile('a.pdf'));
  };
  await handIn();
  await waitFor(() => expect(sent).toHaveLength(1));
  documents = [arrived];
  await act(async () => sent[0]?.answer(201, arrived));
  const row = () => screen.queryByRole('link', { name: 'Reisepass' });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Reisepass neu hochladen' })).toBeNull(),
  );
  expect(section().getByText('a.pdf')).toBeVisible();
  await user.click(row() as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reisepass löschen?' }));
  await user.click(dialog.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(section().queryByText('a.pdf')).not.toBeInTheDocument());
  await handIn();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(saidIn(sent[1]).replaces).toBe(declined.document_id);
  expect(section().queryByText(/schon in der Liste/)).not.toBeInTheDocument();
});
