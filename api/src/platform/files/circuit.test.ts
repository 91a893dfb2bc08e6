import { Readable } from 'node:stream';
import { withCircuit } from './circuit';
import { FileMissing, filesUnavailable } from './file.errors';
import type { FileStore } from './file-store';

let fails: (() => Error) | null;
let asked: number;
let clock: number;
let store: FileStore;

beforeEach(() => {
  fails = null;
  asked = 0;
  clock = 0;
  const inner: FileStore = {
    put: () => Promise.resolve(),
    async get() {
      asked += 1;
      if (fails) throw fails();
      return Readable.from([]);
    },
    delete: () => Promise.resolve(),
    async *list() {},
    removeUnfinished: () => Promise.resolve(0),
  };
  store = withCircuit(inner, () => clock);
});

async function ask(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await store.get('documents/00/a').catch(() => undefined);
}

test('a storage that failed five times in a row is left alone, and callers are told at once', async () => {
  fails = filesUnavailable;
  await ask(8);
  expect(asked).toBe(5);
  await expect(store.get('documents/00/a')).rejects.toMatchObject({
    definition: { status: 503 },
    details: { headers: { 'retry-after': '10' } },
  });
});

test('after ten seconds one request tries, and all may pass when it succeeds', async () => {
  fails = filesUnavailable;
  await ask(5);
  clock += 10_001;
  await ask(3);
  expect(asked).toBe(6);
  clock += 10_001;
  fails = null;
  await ask(3);
  expect(asked).toBe(9);
});

test('a file that is missing says nothing about the storage', async () => {
  fails = () => new FileMissing();
  await ask(9);
  expect(asked).toBe(9);
});

test('a success in between starts the count again', async () => {
  fails = filesUnavailable;
  await ask(4);
  fails = null;
  await ask(1);
  fails = filesUnavailable;
  await ask(4);
  expect(asked).toBe(9);
});
