import { queryClient, setInvestor } from '@manzil/shared/runtime';
import { keepData } from './kept-data';
import { forgetInvestor, rememberInvestor } from './remembered-investor';
import { anna, max } from './testing/investors';

const build = (name: string) => ({
  version: '1.0.0',
  build: name,
  container: name,
  entry: `/${name}.js`,
  expose: [],
  texts: { de: [], en: [] },
  files: {},
});
const now = [build('a1'), build('b1')];
type Asked = { queryKey: string[]; meta: { persist: 'session' | 'local' } };
const units: Asked = { queryKey: ['units', 'list'], meta: { persist: 'session' } };
const projects: Asked = { queryKey: ['projects', '3'], meta: { persist: 'local' } };
const cached = () => queryClient.getQueryData(units.queryKey);
const ask = (options: Asked, answer: string) =>
  queryClient.fetchQuery({ ...options, queryFn: async () => answer });

/** What a reload leaves: the storages. */
function reload(builds = now): void {
  queryClient.clear();
  setInvestor(null);
  keepData(builds);
}

function signIn(investor = anna): void {
  rememberInvestor(investor);
  setInvestor(investor);
}

beforeEach(() => {
  reload();
  signIn();
});
afterEach(() => {
  forgetInvestor();
  queryClient.clear();
  setInvestor(null);
});

test('what a query keeps for the tab or the device is there again after a reload, and asked for again', async () => {
  await ask(units, 'four units');
  await ask(projects, 'twelve floors');
  expect(Object.keys(sessionStorage)).toEqual(['manzil.data.units']);
  expect(Object.keys(localStorage)).toContain('manzil.data.projects');
  const { dataUpdatedAt } = queryClient.getQueryState(units.queryKey) ?? {};
  reload();
  expect(cached()).toBe('four units');
  expect(queryClient.getQueryData(projects.queryKey)).toBe('twelve floors');
  expect(queryClient.getQueryState(units.queryKey)).toMatchObject({
    dataUpdatedAt,
    isInvalidated: true,
  });
});

test('what is back after a reload is there until the sign-out, however late it is shown', async () => {
  await ask(units, 'four units');
  jest.useFakeTimers();
  reload();
  jest.advanceTimersByTime(86_400_000);
  expect(cached()).toBe('four units');
  jest.useRealTimers();
});

test('everything else is kept nowhere', async () => {
  await queryClient.fetchQuery({ queryKey: ['bank-details'], queryFn: async () => 'an IBAN' });
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('IBAN');
});

test('nobody else finds it, and it goes', async () => {
  await ask(units, 'four units');
  signIn(max);
  reload();
  expect(cached()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a tab that is brought back after the sign-out finds nothing, and keeps nothing', async () => {
  await ask(units, 'four units');
  const left = sessionStorage.getItem('manzil.data.units') ?? '';
  forgetInvestor();
  sessionStorage.setItem('manzil.data.units', left);
  reload();
  expect(cached()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('another build starts without what this one has stored, and so does one that finds rubbish', async () => {
  await ask(units, 'four units');
  reload([build('a1'), build('b2')]);
  expect(cached()).toBeUndefined();
  sessionStorage.setItem('manzil.data.units', '{');
  reload();
  expect(sessionStorage).toHaveLength(0);
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
