import type { Identity } from '@manzil/shared/contract/credentials';
import * as operation from '@manzil/shared/contract/second-factor/operations';
import type { StartedFactor } from '@manzil/shared/contract/second-factor/second-factor';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, isApiError, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const secondFactorQuery = queryOptions(readQuery(operation.getSecondFactor));

/** @throws ApiError */
export const startFactor = (identity: Identity, language: Language): Promise<StartedFactor> =>
  apiSend(operation.startSecondFactor, language, { body: identity });

/** @returns the recovery codes @throws ApiError */
export const confirmFactor = async (code: string, language: Language): Promise<string[]> =>
  (await apiSend(operation.confirmSecondFactor, language, { body: { code } })).recovery_codes;

/** @throws ApiError */
export const renewCodes = async (identity: Identity, language: Language): Promise<string[]> =>
  (await apiSend(operation.renewRecoveryCodes, language, { body: identity })).recovery_codes;

/** @throws ApiError */
export const removeFactor = (identity: Identity, language: Language) =>
  apiSend(operation.removeSecondFactor, language, { body: identity });

/** One that is forgotten already is as it should be. @throws ApiError */
export async function forgetBrowser(browser_id: string, language: Language): Promise<void> {
  try {
    await apiSend(operation.forgetBrowser, language, { params: { browser_id } });
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
  }
}
