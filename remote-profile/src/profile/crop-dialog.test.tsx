import { FakeRequest, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { currentAlerts, subscribe } from '@manzil/shared/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

let decoded: ((picture: ImageBitmap) => void) | undefined;
const press = (name: string) => screen.findByRole('button', { name });

async function choose() {
  const { user } = await show('profile', { profile });
  const input = screen.getByLabelText('Bild wählen', { selector: 'input' });
  await user.upload(input, new File(['x'], 'ich.png', { type: 'image/png' }));
  await screen.findByRole('dialog', { name: 'Ausschnitt wählen' });
  return user;
}

beforeEach(() => {
  fakeRequests();
  decoded = undefined;
  globalThis.createImageBitmap = () => new Promise((resolve) => (decoded = resolve));
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob(['jpeg']));
});

/** Opening begins after the dialog is on show. */
async function open() {
  await waitFor(() => expect(decoded).toBeDefined());
  await act(async () => decoded?.({ width: 96, height: 64 } as ImageBitmap));
}

test('while the picture is opened the dialog says so', async () => {
  await choose();
  expect(screen.getByText('Bild wird geöffnet')).toBeVisible();
  await open();
  expect(screen.queryByText('Bild wird geöffnet')).not.toBeInTheDocument();
  expect(screen.getByRole('application')).toBeVisible();
});

test('a picture that is given up while it is sent is sent no further, and shown nowhere', async () => {
  const told = jest.fn();
  const stop = subscribe('investor:changed', told);
  const user = await choose();
  await open();
  await user.click(await press('Bild übernehmen'));
  await waitFor(() => expect(FakeRequest.all).toHaveLength(1));
  await user.click(await press('Abbrechen'));
  expect(FakeRequest.all[0]?.isOver).toBe(true);
  await act(async () => FakeRequest.all[0]?.answer(200, { avatar: 'avatars/1' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
  expect(currentAlerts()).toEqual([]);
  stop();
});
