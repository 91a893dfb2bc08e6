import * as operation from '@manzil/shared/contract/decisions/operations';
import { putOffDays } from '@manzil/shared/domain/put-off';
import { sql } from 'drizzle-orm';
import { Slot } from '../../../testing/fuzz/slots';
import { TODAY } from '../../../testing/portfolio';
import { proof } from '../../../testing/proofs/proof';
import type { Db } from '../../platform/postgres/connect';
import { findDecisions } from '../dashboard/dashboard.repository';

const TOMORROW = '2026-11-22';

/** Of what waits for them and can be put off until tomorrow: what is due today cannot. */
const aDecisionOf = (db: Db, investorId: string): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('manzil.investor_id', ${investorId}, true)`);
    const { open, setAside } = await findDecisions(tx, TODAY);
    const waiting = [...open, ...setAside].find(({ decision }) =>
      putOffDays(decision.due_on, TODAY).includes(TOMORROW),
    );
    if (!waiting) throw new Error('Nothing waits for a decision.');
    return waiting.decision.id;
  });

export const proofs = [
  proof(operation.markDecision, 'investor', {
    // A decision of nobody’s: what is whose, decisions.routes.test.ts proves.
    sends: () => ({
      decision_id: 'document_missing-0000000000000000',
      mark: { later_until: null },
    }),
    status: [404],
    examples: { decision_id: [new Slot('decision_id')], later_until: [TOMORROW, null] },
    prepare: async ({ portal, owner }) => ({
      known: { decision_id: await aDecisionOf(portal.db, owner.id) },
    }),
    texts: { decision_id: { is: 'compared' }, 'mark.later_until': { is: 'shown' } },
  }),
];
