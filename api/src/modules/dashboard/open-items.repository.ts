import type { ChequeStatus, Instalment } from '@manzil/shared/contract/units';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { jsonRows } from '../../db/json-rows';
import { ownedUnits } from '../units/owned-units';

type Item = {
  id: string;
  unit_id: string;
  property_name: string;
  unit_no: string;
  seq: number;
  count: number;
  amount_fils: number;
  due_on: string;
};

/** An unpaid instalment with a binding day. */
export type OpenInstalment = Item & {
  kind: 'instalment';
  trigger: Instalment['trigger'];
  status: null;
};
/** A cheque still to be paid in, or one that bounced. */
type OpenCheque = Item & { kind: 'cheque'; trigger: null; status: ChequeStatus };
export type OpenItem = OpenInstalment | OpenCheque;

/** Instalments due by a day (overdue ones too), cheques due until then, and all bounced cheques. */
export function openItems(
  db: Db,
  investorId: string,
  today: string,
  until: string,
): Promise<OpenItem[]> {
  const owned = ownedUnits(investorId, today);
  return jsonRows<OpenItem>(
    db,
    sql`
      with owned as (${owned})
      select 'instalment' as kind, n.id, owned.unit_id, owned.property_name, owned.unit_no, n.seq,
        owned.instalments as count, n.amount_fils, n.due_on, n.trigger, null as status
      from owned join instalments n on n.plan_id = owned.plan_id
      where n.paid_on is null and n.due_on <= ${until}::date
      union all
      select 'cheque', q.id, owned.unit_id, owned.property_name, owned.unit_no, q.seq,
        (select count(*) from rent_cheques c where c.tenancy_id = q.tenancy_id and c.status <> 'replaced'),
        q.amount_fils, q.due_on, null, q.status
      from owned
      join tenancies t on t.unit_id = owned.unit_id and t.ends_on >= owned.owned_from
      join rent_cheques q on q.tenancy_id = t.id
      where q.status = 'bounced'
        or (q.status in ('received', 'held') and q.due_on between ${today}::date and ${until}::date)`,
  );
}
