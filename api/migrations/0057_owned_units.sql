-- What lists, the dashboard and the search read of each unit that an investor owns, as one row: put together of
-- four tables for each read, a portfolio of 250 units took 5 ms of joins, and the policies of three of them.

-- Whoever writes what it follows from does so before, or with the triggers that are made here.
lock table investors, units, unit_ownerships, acquisitions, payment_plans, instalments, handover_cases, tenancies,
  rent_cheques, unit_figures, tenancy_figures in share row exclusive mode;

create table owned_units (
  investor_id uuid not null references investors (id),
  unit_id uuid not null references units (id) on delete cascade,
  share_bps integer not null,
  owned_from date not null,
  owned_to date,
  property_id integer not null,
  unit_no text not null,
  building text,
  unit_type text not null,
  bedrooms integer not null,
  floor integer not null,
  bay integer not null,
  area_sqm_x100 integer not null,
  lifecycle text not null,
  lifecycle_since date not null,
  handed_over_on date,
  service_charge_fils bigint not null,
  insurance_fils bigint not null,
  own_fee_bps integer not null,
  -- Of `unit_figures`.
  purchased_on date not null,
  purchase_price_fils bigint not null,
  dld_fee_fils bigint not null,
  dld_fee_bps integer not null,
  other_cost_fils bigint not null,
  plan_id uuid,
  instalments integer,
  open_fils bigint,
  first_due_on date,
  next_seq integer,
  next_due_on date,
  next_amount_fils bigint,
  next_proof_on date,
  steps integer,
  steps_done integer,
  deadline_on date,
  bounced_until date,
  primary key (investor_id, unit_id, owned_from)
);
create index owned_units_unit_id on owned_units (unit_id);

-- The tenancies of a unit, for each investor who owns it or did.
create table owned_tenancies (
  investor_id uuid not null references investors (id),
  unit_id uuid not null references units (id) on delete cascade,
  tenancy_id uuid not null references tenancies (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  annual_rent_fils bigint not null,
  status text not null,
  cheques integer not null,
  cheques_cleared integer not null,
  next_cheque_on date,
  primary key (investor_id, unit_id, tenancy_id)
);
create index owned_tenancies_unit_id on owned_tenancies (unit_id);
create index owned_tenancies_tenancy_id on owned_tenancies (tenancy_id);

create view computed_owned_tenancies as
select o.investor_id, f.unit_id, f.tenancy_id, f.starts_on, f.ends_on, f.annual_rent_fils, f.status, f.cheques,
  f.cheques_cleared, f.next_cheque_on
from (select distinct investor_id, unit_id from unit_ownerships) o
join tenancy_figures f on f.unit_id = o.unit_id;

create view computed_owned_units as
select o.investor_id, o.unit_id, o.share_bps, o.owned_from, o.owned_to, u.property_id, u.unit_no, u.building, u.unit_type,
  u.bedrooms, u.floor, u.bay, u.area_sqm_x100, u.lifecycle, u.lifecycle_since, u.handed_over_on, u.service_charge_fils,
  u.insurance_fils, u.management_fee_bps as own_fee_bps, f.purchased_on, f.purchase_price_fils, f.dld_fee_fils,
  f.dld_fee_bps, f.other_cost_fils, f.plan_id, f.instalments, f.open_fils, f.first_due_on, f.next_seq, f.next_due_on,
  f.next_amount_fils, n.proof_submitted_on as next_proof_on, f.steps, f.steps_done, f.deadline_on, f.bounced_until
from unit_ownerships o
join units u on u.id = o.unit_id
join unit_figures f on f.unit_id = o.unit_id and f.purchased_on is not null
left join instalments n on n.plan_id = f.plan_id and n.seq = f.next_seq;

-- Kept with the figures of the unit, under the same lock.
create function refresh_owned_units(changed uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from unit_figures where unit_id = any (changed) order by unit_id for update;
  delete from owned_units k
  where k.unit_id = any (changed) and not exists (
    select from computed_owned_units c
    where c.unit_id = k.unit_id and c.investor_id = k.investor_id and c.owned_from = k.owned_from);
  insert into owned_units as k
  select * from computed_owned_units c where c.unit_id = any (changed)
  on conflict (investor_id, unit_id, owned_from) do update
  set (share_bps, owned_to, property_id, unit_no, building, unit_type, bedrooms, floor, bay, area_sqm_x100, lifecycle,
    lifecycle_since, handed_over_on, service_charge_fils, insurance_fils, own_fee_bps, purchased_on, purchase_price_fils,
    dld_fee_fils, dld_fee_bps, other_cost_fils, plan_id, instalments, open_fils, first_due_on, next_seq, next_due_on,
    next_amount_fils, next_proof_on, steps, steps_done, deadline_on, bounced_until) =
    (excluded.share_bps, excluded.owned_to, excluded.property_id, excluded.unit_no, excluded.building, excluded.unit_type,
    excluded.bedrooms, excluded.floor, excluded.bay, excluded.area_sqm_x100, excluded.lifecycle, excluded.lifecycle_since,
    excluded.handed_over_on, excluded.service_charge_fils, excluded.insurance_fils, excluded.own_fee_bps,
    excluded.purchased_on, excluded.purchase_price_fils, excluded.dld_fee_fils, excluded.dld_fee_bps,
    excluded.other_cost_fils, excluded.plan_id, excluded.instalments, excluded.open_fils, excluded.first_due_on,
    excluded.next_seq, excluded.next_due_on, excluded.next_amount_fils, excluded.next_proof_on, excluded.steps,
    excluded.steps_done, excluded.deadline_on, excluded.bounced_until)
  where k is distinct from excluded;
  delete from owned_tenancies k
  where k.unit_id = any (changed) and not exists (
    select from computed_owned_tenancies c
    where c.unit_id = k.unit_id and c.investor_id = k.investor_id and c.tenancy_id = k.tenancy_id);
  insert into owned_tenancies as k
  select * from computed_owned_tenancies c where c.unit_id = any (changed)
  on conflict (investor_id, unit_id, tenancy_id) do update
  set (starts_on, ends_on, annual_rent_fils, status, cheques, cheques_cleared, next_cheque_on) =
    (excluded.starts_on, excluded.ends_on, excluded.annual_rent_fils, excluded.status, excluded.cheques,
    excluded.cheques_cleared, excluded.next_cheque_on)
  where k is distinct from excluded;
end $$;

create or replace function refresh_unit_figures(changed uuid[]) returns void
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
  perform refresh_owned_units(changed);
end $$;

-- As before, and by its second argument with another function than `refresh_unit_figures`.
create or replace function keep_unit_figures() returns trigger
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
    execute format('select %I($1)', coalesce(tg_argv[1], 'refresh_unit_figures')) using changed;
  end if;
  return null;
end $$;

create trigger units_owned_update after update on units referencing old table as former new table as written
  for each statement execute function keep_unit_figures('select id from %s', 'refresh_owned_units');
create trigger unit_ownerships_owned_insert after insert on unit_ownerships referencing new table as written
  for each statement execute function keep_unit_figures('select unit_id from %s', 'refresh_owned_units');
create trigger unit_ownerships_owned_update after update on unit_ownerships
  referencing old table as former new table as written
  for each statement execute function keep_unit_figures('select unit_id from %s', 'refresh_owned_units');
create trigger unit_ownerships_owned_delete after delete on unit_ownerships referencing old table as former
  for each statement execute function keep_unit_figures('select unit_id from %s', 'refresh_owned_units');

insert into owned_units select * from computed_owned_units;
insert into owned_tenancies select * from computed_owned_tenancies;

do $$
declare
  kept text;
begin
  foreach kept in array array['owned_units', 'owned_tenancies'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('create policy %I on %I for select to manzil_portal using (investor_id = (select manzil_investor_id()))',
      kept || '_portal', kept);
    execute format('create policy %I on %I for select to manzil_service using (true)', kept || '_service', kept);
    execute format('grant select on %I to manzil_portal, manzil_service', kept);
    execute format('grant select on %I to manzil_service', 'computed_' || kept);
  end loop;
end $$;
revoke all on function refresh_owned_units(uuid[]) from public;
grant execute on function refresh_owned_units(uuid[]) to manzil_service;
