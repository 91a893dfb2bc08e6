import type { Identity } from '@manzil/shared/contract/credentials';
import * as operation from '@manzil/shared/contract/passkeys/operations';
import type { CreatedPasskey, Passkey } from '@manzil/shared/contract/passkeys/passkeys';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, isApiError, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const passkeysQuery = queryOptions(readQuery(operation.listPasskeys));

/** @throws ApiError */
export const startPasskey = (identity: Identity, language: Language) =>
  apiSend(operation.startPasskey, language, { body: identity });

/** @throws ApiError */
export const storePasskey = (
  name: string,
  passkey: CreatedPasskey,
  language: Language,
): Promise<Passkey> => apiSend(operation.addPasskey, language, { body: { name, passkey } });

/** @throws ApiError */
export const renamePasskey = (
  passkey_id: string,
  name: string,
  language: Language,
): Promise<Passkey> =>
  apiSend(operation.renamePasskey, language, { params: { passkey_id }, body: { name } });

/** One that is removed already is as it should be. @throws ApiError */
export async function removePasskey(
  passkey_id: string,
  identity: Identity,
  language: Language,
): Promise<void> {
  try {
    await apiSend(operation.removePasskey, language, { params: { passkey_id }, body: identity });
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
  }
}
