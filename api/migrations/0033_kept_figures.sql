-- What lists and the dashboard show of a unit, kept in one row for each unit, each tenancy and each day of an investor's
-- money. Written in the transaction of whoever changes what they follow from; what depends on today is worked out when read.
create table unit_figures (
  unit_id uuid primary key references units (id) on delete cascade,
  -- Of the latest acquisition.
  purchased_on date,
  purchase_price_fils bigint,
  dld_fee_fils bigint,
  dld_fee_bps integer,
  other_cost_fils bigint,
  plan_id uuid,
  instalments integer,
  -- Of the instalments that are not paid: what they come to, the first day one is due, and the next in turn.
  open_fils bigint,
  first_due_on date,
  next_seq integer,
  next_due_on date,
  next_amount_fils bigint,
  -- Of the open handover.
  steps integer,
  steps_done integer,
  deadline_on date,
  -- Last day of the latest tenancy with a cheque that bounced and was not replaced.
  bounced_until date
);

create table tenancy_figures (
  tenancy_id uuid primary key references tenancies (id) on delete cascade,
  unit_id uuid not null references units (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  annual_rent_fils bigint not null,
  status text not null,
  cheques integer not null,
  cheques_cleared integer not null,
  next_cheque_on date
);
create index tenancy_figures_unit_id on tenancy_figures (unit_id, ends_on);

-- What an investor's accounts gained on a day: a few rows where each unit has bookings of its own.
create table cash_flow_days (
  investor_id uuid not null references investors (id),
  currency text not null,
  value_date date not null,
  category text not null,
  amount_minor bigint not null,
  primary key (investor_id, currency, value_date, category) include (amount_minor)
);

-- Repairs of a unit, all owners together: a part of its yield.
create table unit_upkeep_days (
  unit_id uuid not null references units (id),
  value_date date not null,
  amount_fils bigint not null,
  primary key (unit_id, value_date) include (amount_fils)
);

-- What the kept rows have to say. Read when they are written, made anew and verified, so that the rule stands once.
create view computed_unit_figures as
select u.id as unit_id, a.purchased_on, a.purchase_price_fils, a.dld_fee_fils, a.dld_fee_bps, a.other_cost_fils,
  plan.plan_id, plan.instalments, plan.open_fils, plan.first_due_on, next.seq as next_seq, next.due_on as next_due_on,
  next.amount_fils as next_amount_fils, h.steps, h.steps_done, h.deadline_on, bounced.until as bounced_until
from units u
left join lateral (
  select * from acquisitions where unit_id = u.id order by purchased_on desc, id limit 1
) a on true
left join lateral (
  select l.id as plan_id, count(*)::int as instalments, sum(n.amount_fils) filter (where n.paid_on is null)::bigint as open_fils,
    min(n.due_on) filter (where n.paid_on is null) as first_due_on
  from payment_plans l join instalments n on n.plan_id = l.id
  where l.unit_id = u.id
  group by l.id
) plan on true
left join lateral (
  select seq, due_on, amount_fils from instalments
  where plan_id = plan.plan_id and paid_on is null order by seq limit 1
) next on true
left join handover_cases h on h.unit_id = u.id and h.closed_on is null
left join lateral (
  select max(t.ends_on) as until from tenancies t join rent_cheques q on q.tenancy_id = t.id
  where t.unit_id = u.id and q.status = 'bounced'
) bounced on true;

create view computed_tenancy_figures as
select t.id as tenancy_id, t.unit_id, t.starts_on, t.ends_on, t.annual_rent_fils, t.status, cheque.cheques,
  cheque.cheques_cleared, cheque.next_cheque_on
from tenancies t
cross join lateral (
  select count(*) filter (where status <> 'replaced')::int as cheques,
    count(*) filter (where status = 'cleared')::int as cheques_cleared,
    min(due_on) filter (where status in ('received', 'held')) as next_cheque_on
  from rent_cheques where tenancy_id = t.id
) cheque;

create view computed_cash_flow_days as
select b.investor_id, l.currency, l.value_date, l.category, sum(l.amount_minor)::bigint as amount_minor
from journal_lines l join ledger_accounts b on b.id = l.account_id
where b.owner_scope = 'investor'
group by 1, 2, 3, 4;

create view computed_unit_upkeep_days as
select b.unit_id, l.value_date, -sum(l.amount_minor)::bigint as amount_fils
from journal_lines l join ledger_accounts b on b.id = l.account_id
where b.owner_scope = 'investor' and b.unit_id is not null and l.currency = 'AED' and l.category = 'maintenance'
group by 1, 2;

create function refresh_unit_figures(changed uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into unit_figures (unit_id) select id from units where id = any (changed) on conflict do nothing;
  -- Two writers of one unit take turns; the second reads, in statements of its own, what the first has left.
  perform from unit_figures where unit_id = any (changed) order by unit_id for update;
  update unit_figures f
  set (purchased_on, purchase_price_fils, dld_fee_fils, dld_fee_bps, other_cost_fils, plan_id, instalments, open_fils,
    first_due_on, next_seq, next_due_on, next_amount_fils, steps, steps_done, deadline_on, bounced_until) =
    (c.purchased_on, c.purchase_price_fils, c.dld_fee_fils, c.dld_fee_bps, c.other_cost_fils, c.plan_id, c.instalments,
    c.open_fils, c.first_due_on, c.next_seq, c.next_due_on, c.next_amount_fils, c.steps, c.steps_done, c.deadline_on,
    c.bounced_until)
  from computed_unit_figures c
  where c.unit_id = any (changed) and f.unit_id = c.unit_id and f is distinct from row (c.*)::unit_figures;
  delete from tenancy_figures f
  where f.unit_id = any (changed)
    and not exists (select from computed_tenancy_figures c where c.tenancy_id = f.tenancy_id and c.unit_id = f.unit_id);
  insert into tenancy_figures as f
  select * from computed_tenancy_figures c where c.unit_id = any (changed)
  on conflict (tenancy_id) do update
  set (unit_id, starts_on, ends_on, annual_rent_fils, status, cheques, cheques_cleared, next_cheque_on) =
    (excluded.unit_id, excluded.starts_on, excluded.ends_on, excluded.annual_rent_fils, excluded.status,
    excluded.cheques, excluded.cheques_cleared, excluded.next_cheque_on)
  where f is distinct from excluded;
end $$;

-- Once for each statement, however many rows it wrote. Its argument says which unit a row of one of the tables belongs to.
create function keep_unit_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed uuid[];
begin
  execute format('select array(select distinct unit_id from (%s) touched (unit_id))',
    case tg_op
      when 'INSERT' then format(tg_argv[0], 'written')
      when 'DELETE' then format(tg_argv[0], 'former')
      else format(tg_argv[0], 'written') || ' union all ' || format(tg_argv[0], 'former')
    end) into changed;
  if changed <> '{}' then
    perform refresh_unit_figures(changed);
  end if;
  return null;
end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('units', 'select id from %s'),
      ('acquisitions', 'select unit_id from %s'),
      ('payment_plans', 'select unit_id from %s'),
      ('instalments', 'select l.unit_id from %s w join payment_plans l on l.id = w.plan_id'),
      ('handover_cases', 'select unit_id from %s'),
      ('tenancies', 'select unit_id from %s'),
      ('rent_cheques', 'select t.unit_id from %s w join tenancies t on t.id = w.tenancy_id')
    ) as list (name, unit)
  loop
    execute format('create trigger %I after insert on %I referencing new table as written
      for each statement execute function keep_unit_figures(%L)', source.name || '_figures_insert', source.name, source.unit);
    continue when source.name = 'units';
    execute format('create trigger %I after update on %I referencing old table as former new table as written
      for each statement execute function keep_unit_figures(%L)', source.name || '_figures_update', source.name, source.unit);
    execute format('create trigger %I after delete on %I referencing old table as former
      for each statement execute function keep_unit_figures(%L)', source.name || '_figures_delete', source.name, source.unit);
  end loop;
end $$;

-- Bookings are only ever added, so sums are added to: in the order of their keys, as all writers do.
create function keep_cash_flow() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into cash_flow_days as f
  select b.investor_id, l.currency, l.value_date, l.category, sum(l.amount_minor)
  from written l join ledger_accounts b on b.id = l.account_id
  where b.owner_scope = 'investor'
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (investor_id, currency, value_date, category) do update
  set amount_minor = f.amount_minor + excluded.amount_minor;
  insert into unit_upkeep_days as f
  select b.unit_id, l.value_date, -sum(l.amount_minor)
  from written l join ledger_accounts b on b.id = l.account_id
  where b.owner_scope = 'investor' and b.unit_id is not null and l.currency = 'AED' and l.category = 'maintenance'
  group by 1, 2
  order by 1, 2
  on conflict (unit_id, value_date) do update
  set amount_fils = f.amount_fils + excluded.amount_fils;
  return null;
end $$;
create trigger journal_lines_cash_flow after insert on journal_lines
  referencing new table as written
  for each statement execute function keep_cash_flow();

-- Makes them anew for these investors and units while the portal serves: bookings wait until it has ended.
create function rebuild_cash_flow(investors uuid[], units uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  lock table journal_lines in share row exclusive mode;
  delete from cash_flow_days where investor_id = any (investors);
  insert into cash_flow_days select * from computed_cash_flow_days where investor_id = any (investors);
  delete from unit_upkeep_days where unit_id = any (units);
  insert into unit_upkeep_days select * from computed_unit_upkeep_days where unit_id = any (units);
end $$;

insert into unit_figures select * from computed_unit_figures;
insert into tenancy_figures select * from computed_tenancy_figures;
insert into cash_flow_days select * from computed_cash_flow_days;
insert into unit_upkeep_days select * from computed_unit_upkeep_days;

do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('unit_figures', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('tenancy_figures', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('unit_upkeep_days', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('cash_flow_days', 'investor_id = manzil_investor_id()')
    ) as list (name, mine)
  loop
    execute format('alter table %I enable row level security', kept.name);
    execute format('create policy %I on %I for select to manzil_portal using (%s)', kept.name || '_portal', kept.name, kept.mine);
    execute format('create policy %I on %I for select to manzil_service using (true)', kept.name || '_service', kept.name);
    execute format('grant select on %I to manzil_portal, manzil_service', kept.name);
    execute format('grant select on %I to manzil_service', 'computed_' || kept.name);
  end loop;
end $$;
revoke all on function refresh_unit_figures(uuid[]), rebuild_cash_flow(uuid[], uuid[]), keep_unit_figures(), keep_cash_flow() from public;
grant execute on function refresh_unit_figures(uuid[]), rebuild_cash_flow(uuid[], uuid[]) to manzil_service;

-- As a list of units that a plan asks for once and looks each row up in: as an array (0020) it was sorted anew for each of
-- the rows that a statement went through. Plans and tenancies keep theirs: the policies of what belongs to them go by index.
do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('units', 'id'),
      ('acquisitions', 'unit_id'),
      ('handover_cases', 'unit_id'),
      ('subscriptions', 'unit_id')
    ) as list (name, unit)
  loop
    execute format('alter policy %I on %I using (%I in ('
      'select unit_id from unit_ownerships where investor_id = manzil_investor_id()))',
      owned.name || '_portal', owned.name, owned.unit);
  end loop;
end $$;
