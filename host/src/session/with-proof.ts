import { isApiError } from '@manzil/shared/runtime';

/** Sends, and once more where the API asks for a proof of work. @throws ApiError, the first one where there is none */
export const withProof = <T>(send: (proof?: { proof: string }) => Promise<T>): Promise<T> =>
  send().catch(async (error) => {
    if (!isApiError(error) || !error.challenge) throw error;
    const { workOn } = await import(
      /* webpackChunkName: "proof-of-work" */ './proof-of-work'
    ).catch(() => {
      throw error;
    });
    return send(await workOn(error));
  });
