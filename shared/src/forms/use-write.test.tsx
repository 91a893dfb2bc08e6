import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, currentAlerts, queryClient } from '../runtime';
import { useWrite } from './use-write';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
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
