import { saveFile } from './save-file';

afterEach(() => jest.restoreAllMocks());

test('the name of a file has no signs that nobody sees', () => {
  jest.useFakeTimers();
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('fristen\u2068-برج-705\u2069.ics', new Blob());
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('fristen-برج-705.ics');
  jest.useRealTimers();
});
