import {
  type Consent,
  type ConsentInput,
  type ConsentPurpose,
  REQUIRED_CONSENTS,
} from '@manzil/shared/contract/consents/consents';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import { consentRequired } from './consents.errors';
import { decide, type Subject } from './consents.repository';

/** @throws consentRequired */
export async function decideConsent(
  tx: Db,
  subject: Subject,
  purpose: ConsentPurpose,
  input: ConsentInput,
): Promise<Consent> {
  if (!input.granted && REQUIRED_CONSENTS.includes(purpose)) throw consentRequired();
  const { consent, changed } = await decide(tx, subject, purpose, input);
  if (changed && 'investor_id' in subject) {
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: subject.investor_id },
      action: input.granted ? 'consent.granted' : 'consent.withdrawn',
      entity_type: 'consent',
      entity_id: purpose,
      detail: { version: input.version },
    });
  }
  return consent;
}
