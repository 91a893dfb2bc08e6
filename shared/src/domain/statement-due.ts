import { addMonths } from './deadlines';

/** Whether the statement of a payout's month may still be to come: it is made in the month after. */
export const statementMayCome = (orderedOn: string, today: string): boolean =>
  today < addMonths(`${orderedOn.slice(0, 7)}-01`, 2);
