import type { DecisionMarkInput } from '@manzil/shared/contract/decisions/decision-mark';
import { useTexts } from '@manzil/shared/runtime';
import { useMutation } from '@tanstack/react-query';

type Mark = DecisionMarkInput['mark'];

/** Marks a decision; what sends it comes when it is wanted. `mark` ends when the dashboard shows it. */
export function useMark(decision_id: string) {
  const { t, language } = useTexts('units/dashboard');
  const { mutate, isPending } = useMutation({
    mutationFn: async (mark: Mark) => {
      const { sendMark } = await import(/* webpackChunkName: "mark" */ './mark.api');
      await sendMark({ decision_id, mark }, language, t('decisions.failed'));
    },
  });
  return {
    busy: isPending,
    mark: (mark: Mark, onMarked: () => void) => mutate(mark, { onSuccess: onMarked }),
  };
}
