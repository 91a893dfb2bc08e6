/**
 * All that the reads show, by the simplest indexed joins: no session, no policies, each row as it comes. `$1` is the
 * investor.
 */
const UNIT = `
  select o.share_bps, o.owned_from, u.id as unit_id, u.unit_no, u.floor, u.unit_type, u.bedrooms, u.area_sqm_x100,
    u.lifecycle, u.lifecycle_since, u.handed_over_on, u.service_charge_fils, u.insurance_fils, u.management_fee_bps,
    p.id as property_id, p.name, p.community, p.emirate, p.drawing_seed, p.drawing_shape, p.floors, p.floors_built,
    p.bays, f.purchased_on, f.purchase_price_fils, f.dld_fee_fils, f.other_cost_fils, f.plan_id, f.open_fils,
    f.first_due_on, f.next_seq, f.next_due_on, f.next_amount_fils, f.steps, f.steps_done, f.deadline_on,
    f.bounced_until, t.tenancy_id, t.ends_on, t.annual_rent_fils, t.cheques, t.cheques_cleared, t.next_cheque_on
  from unit_ownerships o
  join units u on u.id = o.unit_id
  join properties p on p.id = u.property_id
  join unit_figures f on f.unit_id = o.unit_id
  left join tenancy_figures t on t.unit_id = o.unit_id and t.status in ('active', 'renewal', 'notice_given')
    and current_date between t.starts_on and t.ends_on
  where o.investor_id = $1 and o.owned_from <= current_date and (o.owned_to is null or o.owned_to >= current_date)`;

const IN_ORDER = 'order by name, length(unit_no), unit_no';

/** Of units `owned`: what each row shows beside its own columns. */
const BESIDE = `
  (select k.fee_bps from subscriptions s join packages k on k.code = s.package_code
    where s.unit_id = owned.unit_id and s.starts_on <= current_date and s.cancelled_at is null limit 1) as fee_bps,
  (select sum(r.amount_fils) from unit_upkeep_days r
    where r.unit_id = owned.unit_id and r.value_date > current_date - 365) as upkeep_fils,
  (select c.progress_bps from construction_updates c
    where c.property_id = owned.property_id and owned.handed_over_on is null
    order by c.published_on desc limit 1) as progress_bps`;

/** Of the signed-in investor: the unit whose id is the smallest. */
const ONE_UNIT = '(select min(unit_id::text)::uuid from unit_ownerships where investor_id = $1)';

const OWNED_NOW = 'o.investor_id = $1 and (o.owned_to is null or o.owned_to >= current_date)';

export const bareStatements: Readonly<Record<string, readonly string[]>> = {
  '/units': [
    `with owned as materialized (${UNIT})
      select owned.*, ${BESIDE} from (
        select *, count(*) over (), sum(purchase_price_fils) over (), sum(annual_rent_fils) over (),
          sum(open_fils) over ()
        from owned ${IN_ORDER} limit 25
      ) owned`,
  ],
  '/units/…': [
    `select owned.*, ${BESIDE} from (${UNIT} and o.unit_id = ${ONE_UNIT}) owned`,
    `select q.* from tenancies t join rent_cheques q on q.tenancy_id = t.id
      where t.unit_id = ${ONE_UNIT} and t.status = 'active' order by q.seq`,
    `select n.* from payment_plans p join instalments n on n.plan_id = p.id where p.unit_id = ${ONE_UNIT} order by n.seq`,
  ],
  '/dashboard': [
    `with owned as materialized (${UNIT})
      select owned.*, ${BESIDE} from (
        select *, count(*) over (), sum(open_fils) over (), sum(annual_rent_fils) over ()
        from owned ${IN_ORDER} limit 24
      ) owned`,
    `select value_date, category, sum(amount_minor) from cash_flow_days
      where investor_id = $1 and value_date >= current_date - 730 group by value_date, category`,
    // The yield of what is let.
    `select o.share_bps, t.annual_rent_fils, u.service_charge_fils, u.insurance_fils, u.management_fee_bps,
        f.purchase_price_fils, f.dld_fee_fils, f.other_cost_fils, sum(r.amount_fils)
      from unit_ownerships o
      join units u on u.id = o.unit_id
      join unit_figures f on f.unit_id = o.unit_id
      join tenancy_figures t on t.unit_id = o.unit_id and t.status in ('active', 'renewal', 'notice_given')
        and current_date between t.starts_on and t.ends_on
      left join unit_upkeep_days r on r.unit_id = o.unit_id and r.value_date > current_date - 365
      where ${OWNED_NOW} group by 1, 2, 3, 4, 5, 6, 7, 8, o.unit_id`,
    // How long it was let, and what ends.
    `select t.starts_on, t.ends_on, t.status, u.handed_over_on, u.unit_no
      from unit_ownerships o join units u on u.id = o.unit_id join tenancy_figures t on t.unit_id = o.unit_id
      where ${OWNED_NOW}`,
    // What is due.
    `select n.seq, n.amount_fils, n.due_on, n.trigger, u.unit_no, p.name
      from unit_ownerships o
      join units u on u.id = o.unit_id
      join properties p on p.id = u.property_id
      join unit_figures f on f.unit_id = o.unit_id
      join instalments n on n.plan_id = f.plan_id
      where ${OWNED_NOW} and n.paid_on is null and n.due_on <= current_date + 90`,
    `select q.seq, q.amount_fils, q.due_on, q.status, u.unit_no, p.name
      from unit_ownerships o
      join units u on u.id = o.unit_id
      join properties p on p.id = u.property_id
      join tenancy_figures t on t.unit_id = o.unit_id
      join rent_cheques q on q.tenancy_id = t.tenancy_id
      where ${OWNED_NOW} and t.next_cheque_on <= current_date + 90 and q.status in ('received', 'held', 'bounced')
        and q.due_on <= current_date + 90`,
    `select document_type, status, valid_until, uploaded_on, name from documents
      where investor_id = $1 and superseded_by_id is null order by uploaded_on desc limit 100`,
    'select country from addresses where investor_id = $1 and valid_to is null',
    'select item, later_until from decision_marks where investor_id = $1',
    'select value_date, ordered_on, gross_minor, status from payouts where investor_id = $1 order by ordered_on desc limit 1',
    'select sum(amount_minor), min(value_date) from cash_flow_days where investor_id = $1',
  ],
  '/bookings': [
    `select l.*, j.text_de, j.reverses_id, c.id as corrected_by, q.state, u.unit_no, p.name from (
        select l.*, a.unit_id from ledger_accounts a
        cross join lateral (
          select * from journal_lines where account_id = a.id order by value_date desc, journal_id desc limit 51
        ) l
        where a.investor_id = $1 order by l.value_date desc, l.journal_id desc limit 51
      ) l
      join journals j on j.id = l.journal_id
      left join journals c on c.reverses_id = l.journal_id
      left join booking_questions q on q.journal_id = l.journal_id and q.line_no = l.line_no and q.investor_id = $1
      join units u on u.id = l.unit_id
      join properties p on p.id = u.property_id
      order by l.value_date desc, l.journal_id desc`,
    // For the balance beside each.
    `select sum(l.amount_minor) from ledger_accounts a join journal_lines l on l.account_id = a.id
      where a.investor_id = $1`,
  ],
};
