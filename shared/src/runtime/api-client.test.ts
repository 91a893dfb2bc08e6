import type { Operation } from '../contract/operation';
import { z } from '../contract/schema';
import { anna } from '../forms/testing/open-form';
import { apiFile, apiGet, apiHead, apiSend, setUnauthorisedHandler } from './api-client';
import { setInvestor } from './bus';
import { setPortalConfig } from './portal-config';
import { isReloadHeld } from './reload-hold';

const listUnits = {
  method: 'GET',
  path: '/units',
  access: 'investor',
  answer: z.null(),
} satisfies Operation;
const getUnit = {
  ...listUnits,
  path: '/units/:unit_id',
  params: z.strictObject({ unit_id: z.uuid() }),
} satisfies Operation;
const changeAddress = {
  method: 'PUT',
  path: '/profile/address',
  access: 'account',
  body: z.object({}),
  answer: z.null(),
} satisfies Operation;
const download = {
  method: 'GET',
  path: '/documents/:id/download',
  access: 'account',
  params: z.strictObject({ id: z.string() }),
  answer: ['application/pdf'],
} satisfies Operation;
const seven = { params: { id: 7 } };

beforeAll(() =>
  setPortalConfig({
    apiBase: 'https://api.test',
    release: '1.0.0',
    support: { email: '', phone: '', whatsapp: '' },
  }),
);

test.each([
  ['a message alone', '{"message":"Bitte warte kurz."}', 'Bitte warte kurz.'],
  ['a message that is none', '{"message":{"de":"Bitte warte kurz."}}', ''],
  ['nothing', 'null', ''],
])('of a refusal with %s the user is told what there is', async (_, body, message) => {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status: 503 }));
  await expect(apiGet(listUnits, {})).rejects.toMatchObject({
    name: 'ApiError',
    status: 503,
    code: 'response.unreadable',
    message,
  });
});

describe('a file', () => {
  const answer = (response: Response): void => {
    globalThis.fetch = () => Promise.resolve(response);
  };

  test('comes as it is', async () => {
    answer(new Response('%PDF-1.7'));
    expect(await (await apiFile(download, 'de', seven)).text()).toBe('%PDF-1.7');
  });

  test('that is refused throws in the words of the specification, and why', async () => {
    answer(new Response('{"message":"Weg"}', { status: 404, statusText: 'Not Found' }));
    await expect(apiFile(download, 'de', seven)).rejects.toMatchObject({
      message: 'Network response was not ok Not Found',
      cause: { status: 404, message: 'Weg' },
    });
  });

  test('that is refused for want of a session says so', async () => {
    const unauthorised = jest.fn();
    setUnauthorisedHandler(unauthorised);
    answer(new Response('{}', { status: 401 }));
    await expect(apiFile(download, 'de', seven)).rejects.toThrow();
    expect(unauthorised).toHaveBeenCalledTimes(1);
  });
});

test('what no id can name is not there, and is not asked for', async () => {
  globalThis.fetch = jest.fn();
  await expect(apiGet(getUnit, { params: { unit_id: '../auth' } })).rejects.toMatchObject({
    status: 404,
  });
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('whether an answer would come is asked without it', async () => {
  const asked = jest.fn(async () => new Response(null, { status: 503 }));
  globalThis.fetch = asked;
  await expect(apiHead(download, seven)).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveBeenCalledWith(
    'https://api.test/documents/7/download',
    expect.objectContaining({ method: 'HEAD', credentials: 'include' }),
  );
});

test.each([
  ['sent', () => apiSend(changeAddress, 'de', { body: {} })],
  ['fetched to be saved', () => apiFile(download, 'de', seven)],
])('the portal does not reload while something is %s', async (_, call) => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const done = call();
  expect(isReloadHeld()).toBe(true);
  answer(new Response('null'));
  await done;
  expect(isReloadHeld()).toBe(false);
});

test('what was refused for want of a session is sent again by who had sent it, by nobody else', async () => {
  const max = { ...anna, investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a02' };
  const asked = jest.fn(async () => new Response('{}', { status: 401 }));
  globalThis.fetch = asked;
  for (const [next, requests] of [
    [anna, 2],
    [max, 1],
  ] as const) {
    asked.mockClear();
    setInvestor(anna);
    setUnauthorisedHandler(async () => {
      setInvestor(next);
      return true;
    });
    await expect(apiSend(changeAddress, 'de', { body: {} })).rejects.toThrow();
    expect(asked).toHaveBeenCalledTimes(requests);
  }
  setInvestor(null);
});
