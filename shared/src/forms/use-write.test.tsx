import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, currentAlerts, queryClient, setInvestor } from '../runtime';
import { anna } from './testing/open-form';
import { useWrite } from './use-write';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
type Settle = { resolve: (answer: object) => void; reject: (error: ApiError) => void };

const key = ['settings'];
const now = () => queryClient.getQueryData(key);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(key, { mails: true });
});

it('puts the answer where the query has it, has others asked anew, and says so', async () => {
  queryClient.setQueryData(['dashboard'], 'old');
  const { result } = renderHook(
    () =>
      useWrite({
        send: async (mails: boolean) => ({ mails }),
        answers: key,
        refreshes: [['dashboard']],
        told: 'Gespeichert',
      }),
    { wrapper },
  );
  await act(() => result.current.send(false));
  expect(now()).toEqual({ mails: false });
  expect(queryClient.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
  expect(currentAlerts().at(-1)).toMatchObject({ type: 'success', title: 'Gespeichert' });
});

it('shows what is as good as certain at once, and takes it back when it is refused', async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  const send = (_: boolean) => new Promise<object>((_done, reject) => (refuse = reject));
  const { result } = renderHook(
    () =>
      useWrite({
        send,
        optimistic: {
          queryKey: key,
          change: (before: { mails: boolean }, mails) => ({ ...before, mails }),
        },
      }),
    { wrapper },
  );
  act(() => result.current.run(false));
  await waitFor(() => expect(now()).toEqual({ mails: false }));
  expect(result.current.busy).toBe(true);
  act(() => refuse(new ApiError(503, 'busy', 'Gerade nicht.')));
  await waitFor(() => expect(result.current.error?.message).toBe('Gerade nicht.'));
  expect(now()).toEqual({ mails: true });
});

it.each([
  ['is answered', (done: Settle) => done.resolve({ mails: false })],
  ['is refused', (done: Settle) => done.reject(new ApiError(503, 'busy', 'Gerade nicht.'))],
])(
  'leaves nothing for the next one to sign in where it %s after the sign-out',
  async (_, settle) => {
    setInvestor(anna);
    const under = {} as Settle;
    const send = (__: boolean) =>
      new Promise<object>((resolve, reject) => Object.assign(under, { resolve, reject }));
    const change = () => ({ mails: false });
    const { result } = renderHook(
      () => useWrite({ send, answers: key, optimistic: { queryKey: key, change }, told: 'Annas' }),
      { wrapper },
    );
    act(() => result.current.run(false));
    await waitFor(() => expect(under.resolve).toBeDefined());
    setInvestor(null);
    queryClient.clear();
    await act(async () => settle(under));
    expect(now()).toBeUndefined();
    expect(currentAlerts().map(({ title }) => title)).not.toContain('Annas');
  },
);
