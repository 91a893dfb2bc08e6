import { aPdfFile, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { screen, waitFor } from '@testing-library/react';
import { drop, openUploads, section } from './testing/open-uploads';

const mayBeClosed = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => screen.getByRole('link', { name: 'Account' });
const button = (name: string) => screen.getByRole('button', { name });

test('who leaves while files wait is asked, and finds them there on staying', async () => {
  fakeRequests();
  const { user } = await openUploads();
  expect(mayBeClosed()).toBe(true);
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien sind noch nicht hochgeladen/);
  await waitFor(() => expect(mayBeClosed()).toBe(false));
  await user.click(leave());
  const dialog = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
  expect(dialog).toHaveTextContent(
    'Zwei Dateien sind noch nicht hochgeladen. Verlässt du die Seite, musst du sie neu auswählen.',
  );
  await user.click(button('Hier bleiben'));
  expect(section().getByText('a.pdf')).toBeVisible();
  await user.click(button('Entfernen: „b.pdf“'));
  await user.click(leave());
  expect(await screen.findByText(/^Eine Datei ist noch nicht hochgeladen\. Verl/)).toBeVisible();
  await user.click(button('Verlassen'));
  expect(await screen.findByText('Adresse: /profile')).toBeVisible();
  expect(mayBeClosed()).toBe(true);
});

test('where all files that waited are discarded, nobody is asked', async () => {
  fakeRequests();
  const { user } = await openUploads();
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien sind noch nicht hochgeladen/);
  await waitFor(() => expect(mayBeClosed()).toBe(false));
  await user.click(button('Alle verwerfen'));
  expect(mayBeClosed()).toBe(true);
  await user.click(leave());
  expect(await screen.findByText('Adresse: /profile')).toBeVisible();
});
