import type { checkInProcess } from '../src/platform/files/check/check-process';

/*
 * Imported before the app: files are checked by the same code, in this process instead of one per file, which takes a
 * second each. The process has tests of its own (check-process.test.ts).
 */

jest.mock('../src/platform/files/check/check-process', () => ({
  ...jest.requireActual('../src/platform/files/check/check-process'),
  checkInProcess: async (...[bytes, purpose]: Parameters<typeof checkInProcess>) => {
    const { checkContent } = jest.requireActual('../src/platform/files/check/content');
    const { Refused } = jest.requireActual('../src/platform/files/check/refused');
    try {
      return await checkContent(bytes, purpose);
    } catch (error) {
      throw error instanceof Refused ? error : new Refused('unreadable');
    }
  },
}));
