import { changeDisplay } from '@manzil/shared/contract/settings/operations';
import type { DisplayInput } from '@manzil/shared/contract/settings/settings';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend } from '@manzil/shared/runtime';

/** For all devices of the account. @throws ApiError */
export async function saveDisplay(change: DisplayInput, language: Language): Promise<void> {
  await apiSend(changeDisplay, language, { body: change });
}
