import { type ApiError, isApiError, showAlert, usePortal } from '@manzil/shared/runtime';
import { useMutation } from '@tanstack/react-query';
import de from './texts/de.json';
import en from './texts/en.json';

const words = { de, en };

type SavingOptions = {
  /** @throws Error as `apiFile`, ApiError as `apiHead` */
  save: () => Promise<void>;
  /** Title of what is told where it fails. */
  failed: string;
  /** What to do then, where there is a connection and the API says nothing of it. @param refusal null where none came */
  advice: (refusal: ApiError | null) => string;
  onFailed?: () => void;
};

/** For a button that saves a file of the API: busy meanwhile, and what went wrong is told, also that no answer came. */
export function useSaving({ save, failed, advice, onFailed }: SavingOptions) {
  const { language } = usePortal();
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: (error) => {
      const failure = isApiError(error) ? error : error.cause;
      const refusal = isApiError(failure) ? failure : null;
      // That the session is over is told by the host.
      if (refusal?.status === 401) return;
      showAlert({
        type: 'error',
        title: failed,
        message:
          refusal?.code === 'network.unreachable'
            ? words[language].unreachable
            : refusal?.message || advice(refusal),
      });
      onFailed?.();
    },
  });
  return { busy: isPending, save: () => mutate() };
}
