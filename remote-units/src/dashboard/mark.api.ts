import type { DecisionMarkInput } from '@manzil/shared/contract/decisions/decision-mark';
import { markDecision } from '@manzil/shared/contract/decisions/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, isApiError, queryClient, showAlert } from '@manzil/shared/runtime';

/** Tells a failure. Where the decision has changed meanwhile, the list is loaded anew all the same. */
export async function sendMark(
  body: DecisionMarkInput,
  language: Language,
  failed: string,
): Promise<void> {
  try {
    await apiSend(markDecision, language, { body });
  } catch (error) {
    // That the session is over is told by the host.
    if (!isApiError(error, 401)) {
      showAlert({ type: 'error', title: failed, message: (error as Error).message });
    }
    throw error;
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  }
}
