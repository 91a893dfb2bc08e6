import type { Db } from '../../db/connect';
import { recordAct } from '../audit/record-act';
import { stepOutOfTurn, stepUnfinished } from './onboarding.errors';
import { lockOnboarding, saveOnboarding } from './onboarding.repository';
import { onboardingGaps } from './onboarding-gaps';

/**
 * Counts one more step as done. The present number again is a request whose answer got lost, and changes nothing.
 * @param today calendar day in Asia/Dubai
 * @throws stepOutOfTurn, stepUnfinished
 */
export async function advanceOnboarding(
  tx: Db,
  investorId: string,
  step: number,
  today: string,
): Promise<void> {
  const done = await lockOnboarding(tx, investorId);
  if (step === done) return;
  if (step !== done + 1) throw stepOutOfTurn();
  const fields = await onboardingGaps(tx, investorId, step, today);
  if (Object.keys(fields).length > 0) throw stepUnfinished({ fields });
  await saveOnboarding(tx, investorId, step);
  await recordAct(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'onboarding.advanced',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { step },
  });
}
