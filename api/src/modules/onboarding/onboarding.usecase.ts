import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { stepOutOfTurn, stepUnfinished } from './onboarding.errors';
import { lockOnboarding, saveOnboarding } from './onboarding.repository';
import { dropDrafts, type Saved, saveDraft } from './onboarding-drafts.repository';
import { onboardingGaps, type Said } from './onboarding-gaps';
import type { Draft } from './sealed-drafts.repository';

const LAST_STEP = 4;

/** The present number again is a request whose answer got lost: no change. @throws stepOutOfTurn, stepUnfinished */
export async function advanceOnboarding(
  tx: Db,
  investorId: string,
  step: number,
  today: string,
  said: Said = { unitsConfirmed: false },
): Promise<void> {
  const done = await lockOnboarding(tx, investorId);
  if (step === done) return;
  if (step !== done + 1) throw stepOutOfTurn();
  const fields = await onboardingGaps(tx, investorId, step, today, said);
  if (Object.keys(fields).length > 0) throw stepUnfinished({ fields });
  await saveOnboarding(tx, investorId, step);
  if (step === LAST_STEP) await dropDrafts(tx, investorId);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'onboarding.advanced',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { step, ...(said.unitsConfirmed && { units_confirmed: true }) },
  });
}

/** @throws stepOutOfTurn where the step before is not done, or all are; stepUnfinished; what `record` throws */
export async function recordStep(
  tx: Db,
  investorId: string,
  step: number,
  today: string,
  record: () => Promise<void>,
): Promise<void> {
  const done = await lockOnboarding(tx, investorId);
  if (done < step - 1 || done >= LAST_STEP) throw stepOutOfTurn();
  await record();
  if (done === step - 1) await advanceOnboarding(tx, investorId, step, today);
}

/** Nothing is kept after the last step: it would lie there for ever. @throws stepOutOfTurn, versionConflict */
export async function keepDraft(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  draft: Draft,
  version: number,
): Promise<Saved> {
  if ((await lockOnboarding(tx, investorId)) >= LAST_STEP) throw stepOutOfTurn();
  return saveDraft(tx, fields, investorId, draft, version);
}
