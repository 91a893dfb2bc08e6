import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import {
  type CashFlowDays,
  type CashFlowSum,
  cashFlowSums,
} from '../bookings/cash-flow.repository';
import { type DecisionMark, markColumn } from '../decisions/decision-marks.repository';
import { type Standing, standingColumns } from '../profile/standing.repository';
import { type Held, heldColumns } from './held.repository';
import { type PressingDocument, pressingDocuments } from './pressing-documents.repository';

/** What the dashboard shows of an investor beside the units. */
export type Account = Standing &
  Held & { pressing: PressingDocument[]; sums: CashFlowSum[]; marks: DecisionMark[] };

/** `Account` as one JSON object. */
export const accountOf = (today: Placeholder, days: CashFlowDays): SQL => sql`
  select to_json(account) from (
    select ${standingColumns(today)}, ${pressingDocuments(sql`${today}::date`)}, ${markColumn} as marks, ${heldColumns(today)},
      (select coalesce(json_agg(s), '[]') from (${cashFlowSums(SIGNED_IN, days)}) s) as sums
    from investors i where i.id = ${SIGNED_IN}
  ) account`;
