-- What the office has taken note of and acted on: it waits no longer. One row per order, declaration or investor who is
-- politically exposed; once more for the same is a later moment.
create table acknowledgements (
  id uuid primary key default gen_random_uuid(),
  order_id uuid unique references package_orders (id),
  declaration_id uuid unique references declarations (id) on delete cascade,
  -- That they are politically exposed.
  investor_id uuid unique references investors (id) on delete cascade,
  acknowledged_by text not null check (length(acknowledged_by) <= 200),
  acknowledged_at timestamptz not null default now(),
  constraint acknowledgements_of_one check (num_nonnulls(order_id, declaration_id, investor_id) = 1)
);
alter table acknowledgements enable row level security;
create policy acknowledgements_service on acknowledgements to manzil_service using (true) with check (true);
grant select, insert, update, delete on acknowledgements to manzil_service;

-- A day of handover that is corrected may leave a package that was to begin with it without a day to begin on: it ends
-- before, so it never counts.
create or replace function check_scheduled_package() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Dubai')::date;
begin
  if (
    select count(*) from subscriptions s join units u on u.id = s.unit_id
    where s.unit_id = new.unit_id and s.cancelled_at is null
      and coalesce(s.starts_on, u.handed_over_on, 'infinity') > today
      and (s.ends_on is null or s.ends_on >= coalesce(s.starts_on, u.handed_over_on, today))
  ) > 1 then
    raise exception 'the unit has a scheduled package already'
      using errcode = 'check_violation', constraint = 'subscriptions_one_scheduled';
  end if;
  return null;
end $$;

-- Whom an owner who takes a co-owner's order back has to tell of it: nobody else's address leaves the accounts.
create function co_owner_who_ordered(ordered uuid, today date)
  returns table (email text, first_name text, locale text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.email, i.first_name, i.locale
  from package_orders g
  join investors i on i.id = g.investor_id
  join unit_ownerships theirs on theirs.unit_id = g.unit_id and theirs.investor_id = g.investor_id
    and theirs.owned_from <= today and (theirs.owned_to is null or theirs.owned_to >= today)
  where g.id = ordered and g.investor_id <> manzil_investor_id()
    and exists (
      select from unit_ownerships o
      where o.unit_id = g.unit_id and o.investor_id = manzil_investor_id()
        and o.owned_from <= today and (o.owned_to is null or o.owned_to >= today))
  limit 1
$$;
revoke all on function co_owner_who_ordered(uuid, date) from public;
grant execute on function co_owner_who_ordered(uuid, date) to manzil_portal;
