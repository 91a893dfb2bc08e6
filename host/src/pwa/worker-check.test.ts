import { checkWorker } from './worker-check';

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const html = { 'content-type': 'text/html' };
const request = jest.spyOn(globalThis, 'fetch');
const note = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const answer = (status: number, headers: HeadersInit): void => {
  request.mockResolvedValue(new Response('', { status, headers }));
};

afterAll(() => {
  request.mockRestore();
  note.mockRestore();
});

test.each([
  ['a script', 200, script, 'fine'],
  ['missing', 404, html, 'gone'],
  ['a page, on localhost', 200, html, 'gone'],
  ['a failure of the server', 500, script, 'unknown'],
])('a worker that is %s (%i)', async (_, status, headers, state) => {
  answer(status, headers);
  expect(await checkWorker()).toBe(state);
});

test('without a network nothing changes, and offline mode is noted', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await checkWorker()).toBe('unknown');
  expect(note).toHaveBeenCalledWith(expect.stringContaining('offline mode'));
});
