import * as operation from '@manzil/shared/contract/decisions/operations';
import { sql } from 'drizzle-orm';
import { Slot } from '../../../testing/fuzz/slots';
import { TODAY } from '../../../testing/portfolio';
import { proof } from '../../../testing/proofs/proof';
import type { Db } from '../../platform/postgres/connect';
import { findDecisions } from '../dashboard/dashboard.repository';

/** Of whatever waits for them first. */
const aDecisionOf = (db: Db, investorId: string): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('manzil.investor_id', ${investorId}, true)`);
    const { open, setAside } = await findDecisions(tx, TODAY);
    const [first] = [...open, ...setAside];
    if (!first) throw new Error('Nothing waits for a decision.');
    return first.decision.id;
  });

export const proofs = [
  proof(operation.markDecision, 'investor', {
    // A decision of nobody’s: what is whose, decisions.routes.test.ts proves.
    sends: () => ({
      decision_id: 'document_missing-0000000000000000',
      mark: { later_until: null },
    }),
    status: [404],
    examples: { decision_id: [new Slot('decision_id')], later_until: ['2026-11-22', null] },
    prepare: async ({ portal, owner }) => ({
      known: { decision_id: await aDecisionOf(portal.db, owner.id) },
    }),
    texts: { decision_id: { is: 'compared' }, 'mark.later_until': { is: 'shown' } },
  }),
];
