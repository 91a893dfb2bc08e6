import type { DecisionMarkInput } from '@manzil/shared/contract/decisions/decision-mark';
import { putOffDays } from '@manzil/shared/domain/put-off';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { findDecisions } from '../dashboard/dashboard.repository';
import { openAgain, setAside } from './decision-marks.repository';
import { notPutOff } from './decisions.errors';

/** Marks what was seen: a decision that gathers more by now has another id. @throws notFound, notPutOff */
export async function markDecision(
  tx: Db,
  investorId: string,
  { decision_id, mark }: DecisionMarkInput,
  today: string,
): Promise<void> {
  const decisions = await findDecisions(tx, today);
  const found = [...decisions.open, ...decisions.setAside].find(
    ({ decision }) => decision.id === decision_id,
  );
  if (!found) throw notFound();
  if (mark === null) return openAgain(tx, investorId, found.keys);
  const { later_until } = mark;
  if (later_until !== null && !putOffDays(found.decision.due_on, today).includes(later_until)) {
    throw notPutOff();
  }
  await setAside(tx, investorId, found.keys, later_until);
}
