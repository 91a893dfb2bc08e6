import { isReloadHeld, setPortalConfig, setUnauthorisedHandler } from '@manzil/shared/runtime';
import { waitFor } from '@testing-library/react';
import { z } from '../../contract/schema';
import { aPdfFile, type FakeRequest, fakeRequests } from './testing/fake-requests';
import { uploadFile } from './upload-file';

let requests: readonly FakeRequest[];
const latest = (): FakeRequest => requests.at(-1)!;

beforeAll(() =>
  setPortalConfig({
    apiBase: 'https://api.test',
    release: '1.0.0',
    support: { email: '', phone: '', whatsapp: '' },
  }),
);
beforeEach(() => {
  requests = fakeRequests();
});

function send(signal = new AbortController().signal) {
  const fractions: number[] = [];
  const sent = uploadFile({
    path: '/documents/uploads/7',
    file: aPdfFile('a.pdf'),
    schema: z.object({ document_id: z.string() }),
    language: 'de',
    signal,
    progress: (fraction) => fractions.push(fraction),
  });
  return { sent, fractions };
}

test('a file is the body of one request, as the user, in the user’s language', async () => {
  const { sent, fractions } = send();
  expect(latest()).toMatchObject({
    method: 'PUT',
    url: 'https://api.test/documents/uploads/7',
    withCredentials: true,
    headers: { 'accept-language': 'de', 'content-type': 'application/octet-stream' },
    body: { name: 'a.pdf' },
  });
  expect(isReloadHeld()).toBe(true);
  latest().progress(0.25);
  latest().progress(1);
  latest().answer(201, { document_id: 'd1' });
  expect(await sent).toEqual({ document_id: 'd1' });
  expect(fractions).toEqual([0.25, 1]);
  expect(isReloadHeld()).toBe(false);
});

test('a refusal comes in the words of the API, with what it says of the fields', async () => {
  const { sent } = send();
  latest().refuse(415, 'upload.heic', 'Das Foto ist im Format HEIC.', { file: 'HEIC' });
  await expect(sent).rejects.toMatchObject({
    name: 'ApiError',
    status: 415,
    code: 'upload.heic',
    message: 'Das Foto ist im Format HEIC.',
    fields: { file: 'HEIC' },
    instance: 'test',
  });
  expect(isReloadHeld()).toBe(false);
});

test.each([
  ['is cut', () => latest().cut(), { status: 0, code: 'network.unreachable' }],
  ['answers with a page', () => latest().answer(502, null), { code: 'response.unreadable' }],
  ['answers something else', () => latest().answer(201, {}), { code: 'response.unexpected' }],
])('a connection that %s is told as one', async (_, happen, error) => {
  const { sent } = send();
  happen();
  await expect(sent).rejects.toMatchObject({ name: 'ApiError', ...error });
});

describe('a connection that is slow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is waited for as long as something goes out', async () => {
    const { sent } = send();
    for (const fraction of [0.2, 0.4, 0.6, 0.8, 1]) {
      jest.advanceTimersByTime(119_000);
      latest().progress(fraction);
    }
    jest.advanceTimersByTime(119_000);
    latest().answer(201, { document_id: 'd1' });
    expect(await sent).toEqual({ document_id: 'd1' });
  });

  test('is given up after two minutes of silence', async () => {
    const { sent } = send();
    latest().progress(0.5);
    jest.advanceTimersByTime(120_000);
    await expect(sent).rejects.toMatchObject({ status: 0, code: 'network.late' });
    expect(latest().isOver).toBe(true);
  });
});

test('who calls it off gets that back, and nothing is sent any more', async () => {
  const caller = new AbortController();
  const { sent } = send(caller.signal);
  caller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(latest().isOver).toBe(true);
  await expect(send(caller.signal).sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(1);
  expect(isReloadHeld()).toBe(false);
});

test('a session that has ended is begun again, and the file is sent once more', async () => {
  setUnauthorisedHandler(async () => true);
  const { sent } = send();
  latest().refuse(401, 'session.missing', 'Melde dich an.');
  await waitFor(() => expect(requests).toHaveLength(2));
  latest().answer(201, { document_id: 'd1' });
  expect(await sent).toEqual({ document_id: 'd1' });
});

test('a session that is not begun again is the end of it', async () => {
  setUnauthorisedHandler(async () => false);
  const { sent } = send();
  latest().refuse(401, 'session.missing', 'Melde dich an.');
  await expect(sent).rejects.toMatchObject({ status: 401, message: 'Melde dich an.' });
  expect(requests).toHaveLength(1);
});
