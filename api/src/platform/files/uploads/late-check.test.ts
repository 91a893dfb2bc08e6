import { anInvestor } from '../../../../testing/fixtures';
import { aPdf } from '../../../../testing/pdfs';
import { buildTestApp, type TestApp } from '../../../../testing/test-app';
import { put, uploadUrl } from '../../../../testing/uploads';
import { documents } from '../../../modules/documents/documents.table';

/** A machine that does not come to it. */
jest.mock('../check/check-process', () => {
  const actual = jest.requireActual('../check/check-process');
  return {
    ...actual,
    checkInProcess: async () => {
      throw new actual.CheckLate();
    },
  };
});

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

test('a check that gets no time blames the machine, not the file, and keeps nothing', async () => {
  const caller = await portal.as(await anInvestor(portal.db));
  const { statusCode, headers, body } = await put(caller, uploadUrl(), aPdf());
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'upload.busy']);
  expect(headers['retry-after']).toBe('5');
  expect(await portal.db.$count(documents)).toBe(0);
});
