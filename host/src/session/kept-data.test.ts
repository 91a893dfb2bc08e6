import { dropAllKept, keptEntries, queryClient, setInvestor } from '@manzil/shared/runtime';
import { waitFor } from '@testing-library/react';
import { openDevice } from './device';
import { forgetInvestor, rememberInvestor } from './remembered-investor';
import { anna, max } from './testing/investors';

const now = 'a1,b1';
type Asked = { queryKey: string[]; meta: { persist: 'session' | 'local' } };
const units: Asked = { queryKey: ['units', 'list'], meta: { persist: 'session' } };
const projects: Asked = { queryKey: ['projects', '3'], meta: { persist: 'local' } };
const cached = () => queryClient.getQueryData(units.queryKey);
const ask = (options: Asked, answer: string) =>
  queryClient.fetchQuery({ ...options, queryFn: async () => answer });

/** What a reload leaves: the storages, and the key. */
async function reload(builds = now): Promise<void> {
  queryClient.clear();
  setInvestor(null);
  dropAllKept();
  await openDevice(builds);
}

const stored = () => [...Object.entries(sessionStorage), ...Object.entries(localStorage)];
const keysIn = (storage: Storage) => Object.keys(storage).sort();

/** Asks, and waits until the device has the answer: sealing takes a moment. */
async function askAndKeep(options: Asked, answer: string): Promise<void> {
  const storage = options.meta.persist === 'session' ? sessionStorage : localStorage;
  const name = `manzil.data.${options.queryKey[0]}`;
  await ask(options, answer);
  await waitFor(() => expect(keysIn(storage)).toContain(name));
}

function signIn(investor = anna): void {
  rememberInvestor(investor);
  setInvestor(investor);
}

beforeEach(async () => {
  await reload();
  signIn();
});
afterEach(() => {
  forgetInvestor();
  queryClient.clear();
  setInvestor(null);
});

test('what a query keeps for the tab or the device is there again after a reload, and asked for again', async () => {
  await askAndKeep(units, 'four units');
  await askAndKeep(projects, 'twelve floors');
  expect(keysIn(sessionStorage)).toEqual(['manzil.data.units']);
  expect(keysIn(localStorage)).toEqual(['manzil.data.projects', 'manzil.investor']);
  const { dataUpdatedAt } = queryClient.getQueryState(units.queryKey) ?? {};
  await reload();
  expect(cached()).toBe('four units');
  expect(queryClient.getQueryData(projects.queryKey)).toBe('twelve floors');
  expect(queryClient.getQueryState(units.queryKey)).toMatchObject({
    dataUpdatedAt,
    isInvalidated: true,
  });
});

test('what is back after a reload is there until the sign-out, however late it is shown', async () => {
  await askAndKeep(units, 'four units');
  await reload();
  jest.useFakeTimers();
  jest.advanceTimersByTime(86_400_000);
  expect(cached()).toBe('four units');
  jest.useRealTimers();
});

test('nothing of it can be read in the storages, and nothing opens it once the session has ended', async () => {
  await askAndKeep(units, 'four units');
  await waitFor(() => expect(keysIn(localStorage)).toContain('manzil.investor'));
  const left = stored();
  expect(JSON.stringify(left)).not.toMatch(/four|Anna|Becker/);
  forgetInvestor();
  expect(document.cookie).toBe('');
  expect(stored()).toEqual([]);
  for (const [key, value] of left) localStorage.setItem(key, value);
  await reload();
  expect(keptEntries.size).toBe(0);
});

test('what was answered before the device follows is kept as well', () =>
  jest.isolateModulesAsync(async () => {
    const runtime = await import('@manzil/shared/runtime');
    runtime.setInvestor(anna);
    await runtime.queryClient.fetchQuery({ ...units, queryFn: async () => 'four units' });
    await (await import('./device')).openDevice(now);
    await waitFor(() => expect(keysIn(sessionStorage)).toEqual(['manzil.data.units']));
  }));

test('everything else is kept nowhere', async () => {
  await queryClient.fetchQuery({ queryKey: ['bank-details'], queryFn: async () => 'an IBAN' });
  expect(JSON.stringify([...keptEntries])).not.toContain('IBAN');
});

test('nobody else finds it, and it goes', async () => {
  await askAndKeep(units, 'four units');
  const before = localStorage.getItem('manzil.investor');
  signIn(max);
  await waitFor(() => expect(localStorage.getItem('manzil.investor')).not.toBe(before));
  await reload();
  expect(cached()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a tab that is brought back after the sign-out finds nothing, and keeps nothing', async () => {
  await askAndKeep(units, 'four units');
  const left = sessionStorage.getItem('manzil.data.units') ?? '';
  forgetInvestor();
  sessionStorage.setItem('manzil.data.units', left);
  signIn();
  await reload();
  expect(cached()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('another build starts without what this one has stored, and so does one that finds rubbish', async () => {
  await askAndKeep(units, 'four units');
  await reload('a1,b2');
  expect(cached()).toBeUndefined();
  sessionStorage.setItem('manzil.data.units', '{');
  await reload();
  expect(sessionStorage).toHaveLength(0);
});

test('a sign-out while the storages are being opened leaves nothing of them in memory', async () => {
  await askAndKeep(units, 'four units');
  queryClient.clear();
  setInvestor(null);
  dropAllKept();
  const opening = openDevice(now);
  forgetInvestor();
  await opening;
  expect(keptEntries.size).toBe(0);
});

test('an answer that comes after the sign-out is kept nowhere', async () => {
  let answer = (_: string): void => undefined;
  const asked = queryClient.fetchQuery({
    ...units,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  queryClient.clear();
  answer('four units');
  await asked.catch(() => undefined);
  expect(sessionStorage).toHaveLength(0);
});

test('a full storage costs nothing but what it would have kept', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(ask(units, 'four units')).resolves.toBe('four units');
  full.mockRestore();
});

test('of a long list the beginning is kept, once, however far it is read', async () => {
  const pages = (count: number) => ({
    pages: Array.from({ length: count }, (_, page) => allPages[page]),
    pageParams: Array.from({ length: count }, (_, page) => page),
  });
  const allPages = Array.from({ length: 12 }, (_, page) => ({ page }));
  const list = (count: number) =>
    queryClient.fetchQuery({
      ...units,
      queryFn: async () => pages(count),
      structuralSharing: false,
    });
  await list(11);
  await waitFor(() => expect(keysIn(sessionStorage)).toContain('manzil.data.units'));
  const entry = keptEntries.get('data.units');
  expect(entry?.value).toMatchObject({ data: pages(10) });
  await list(12);
  expect(keptEntries.get('data.units')).toBe(entry);
});
