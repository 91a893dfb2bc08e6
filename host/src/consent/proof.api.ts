import {
  decideAnonymousConsent,
  decideConsent,
  listConsents,
} from '@manzil/shared/contract/consents/operations';
import { apiGet, apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import type { Decision } from './decision';
import { type Granted, optionalPurposes, TEXTS_VERSION } from './purposes';

export type AccountDecision = { granted: Granted; at: string };

/** Null where the account does not say everything to the texts of now. @throws ApiError */
export async function accountDecision(): Promise<AccountDecision | null> {
  const { items } = await apiGet(listConsents, {});
  const given = optionalPurposes.map((purpose) =>
    items.find((item) => item.purpose === purpose && item.version === TEXTS_VERSION),
  );
  const [analytics, replay] = given;
  if (!analytics || !replay) return null;
  return {
    granted: { analytics: analytics.granted, replay: replay.granted },
    // Delivered last.
    at: replay.at,
  };
}

/**
 * @param isStillWanted asked before each request: whose session it goes with may change in between
 * @returns when it was decided, by the clock of the API; null where it was not wanted to the end. @throws ApiError
 */
export async function deliverProof(
  decision: Decision,
  to: 'account' | 'visitor',
  isStillWanted: () => boolean,
): Promise<string | null> {
  const language = currentLanguage();
  let at = decision.at;
  for (const purpose of optionalPurposes) {
    if (!isStillWanted()) return null;
    const body = { granted: decision[purpose], version: decision.version };
    const kept =
      to === 'account'
        ? apiSend(decideConsent, language, { params: { purpose }, body })
        : apiSend(decideAnonymousConsent, language, {
            params: { anon_id: decision.anon_id, purpose },
            body,
          });
    at = (await kept).at;
  }
  return at;
}
