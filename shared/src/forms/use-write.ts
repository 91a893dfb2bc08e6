import {
  type ApiError,
  currentInvestor,
  isApiError,
  queryClient,
  showAlert,
} from '@manzil/shared/runtime';
import { type QueryKey, useMutation } from '@tanstack/react-query';

type WriteOptions<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  /** The query whose data the answer is. */
  answers?: QueryKey;
  /** Queries whose data the API computes anew: those on show are asked for again. */
  refreshes?: readonly QueryKey[];
  /** Shown before the API has answered, and taken back when it refuses. Only for what is as good as certain. */
  optimistic?: { queryKey: QueryKey; change: (data: never, input: Input) => unknown };
  told?: string;
};

export type Write<Input, Answer> = {
  /** @throws ApiError */
  send: (input: Input) => Promise<Answer>;
  /** For a control that has no other place to tell: `error` holds why it failed. */
  run: (input: Input) => void;
  busy: boolean;
  error: ApiError | null;
};

type Sent = { by: string | undefined; before?: unknown };

const user = (): string | undefined => currentInvestor()?.investor_id;

/** A session that has ended is regained in place. */
export function useWrite<Input, Answer>({
  send,
  answers,
  refreshes = [],
  optimistic,
  told,
}: WriteOptions<Input, Answer>): Write<Input, Answer> {
  const { mutateAsync, mutate, isPending, error } = useMutation<Answer, Error, Input, Sent>({
    mutationFn: send,
    throwOnError: (failure) => !isApiError(failure),
    onMutate: async (input) => {
      const by = user();
      if (!optimistic) return { by };
      const { queryKey, change } = optimistic;
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before !== undefined) queryClient.setQueryData(queryKey, change(before as never, input));
      return { by, before };
    },
    onError: (_error, _input, sent) => {
      if (!optimistic || sent?.before === undefined || sent.by !== user()) return;
      queryClient.setQueryData(optimistic.queryKey, sent.before);
      // Another write may have been answered in between.
      void queryClient.invalidateQueries({ queryKey: optimistic.queryKey });
    },
    onSuccess: (answer, _input, { by }) => {
      // Somebody else's page by now.
      if (by !== user()) return;
      if (answers) queryClient.setQueryData(answers, answer);
      for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey });
      if (told) showAlert({ type: 'success', title: told });
    },
  });
  return {
    send: mutateAsync,
    run: mutate,
    busy: isPending,
    error: isApiError(error) ? error : null,
  };
}
