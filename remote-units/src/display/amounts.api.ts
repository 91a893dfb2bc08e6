import type { AmountsOf } from '@manzil/shared/contract/settings/display';
import { chooseAmounts } from '@manzil/shared/contract/settings/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend } from '@manzil/shared/runtime';

/** For all devices of the account. @throws ApiError */
export async function saveAmountsOf(amounts_of: AmountsOf, language: Language): Promise<void> {
  await apiSend(chooseAmounts, language, { body: { amounts_of } });
}
