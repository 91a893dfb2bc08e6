/** What the reads show, by the simplest indexed join: no session, no policies. `$1` is the investor. */
const UNIT = `
  select o.share_bps, o.owned_from, u.unit_no, u.floor, u.unit_type, u.bedrooms, u.area_sqm_x100, u.lifecycle,
    u.lifecycle_since, p.id as property_id, p.name, p.emirate, f.*, t.ends_on, t.annual_rent_fils, t.cheques,
    t.cheques_cleared, t.next_cheque_on
  from unit_ownerships o
  join units u on u.id = o.unit_id
  join properties p on p.id = u.property_id
  join unit_figures f on f.unit_id = o.unit_id
  left join tenancy_figures t on t.unit_id = o.unit_id and t.status in ('active', 'renewal', 'notice_given')
    and current_date between t.starts_on and t.ends_on
  where o.investor_id = $1 and o.owned_from <= current_date and (o.owned_to is null or o.owned_to >= current_date)`;

const IN_ORDER = 'order by name, length(unit_no), unit_no';

export const bareStatements: Readonly<Record<string, readonly string[]>> = {
  '/units': [
    `with owned as materialized (${UNIT})
      select owned.*, count(*) over (), sum(purchase_price_fils) over (), sum(annual_rent_fils) over (),
        sum(open_fils) over ()
      from owned ${IN_ORDER} limit 25`,
  ],
  '/units/…': [
    `${UNIT} and o.unit_id = (select min(unit_id::text)::uuid from unit_ownerships where investor_id = $1)`,
    `select q.* from tenancies t join rent_cheques q on q.tenancy_id = t.id
      where t.unit_id = (select min(unit_id::text)::uuid from unit_ownerships where investor_id = $1)
        and t.status = 'active' order by q.seq`,
    `select n.* from payment_plans p join instalments n on n.plan_id = p.id
      where p.unit_id = (select min(unit_id::text)::uuid from unit_ownerships where investor_id = $1)
      order by n.seq`,
  ],
  '/dashboard': [
    `with owned as materialized (${UNIT})
      select owned.*, count(*) over (), sum(open_fils) over (), sum(annual_rent_fils) over ()
      from owned ${IN_ORDER} limit 24`,
    `select value_date, category, sum(amount_minor) from cash_flow_days
      where investor_id = $1 and value_date >= current_date - 365 group by value_date, category`,
  ],
  '/bookings': [
    `select l.*, j.text_de, u.unit_no, p.name from ledger_accounts a
      cross join lateral (
        select * from journal_lines where account_id = a.id order by value_date desc, journal_id desc limit 51
      ) l
      join journals j on j.id = l.journal_id
      join units u on u.id = a.unit_id
      join properties p on p.id = u.property_id
      where a.investor_id = $1 order by l.value_date desc, l.journal_id desc limit 51`,
  ],
};
