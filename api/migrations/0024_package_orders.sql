-- What owners have ordered, and on which terms: what the confirmation says. Never changed.
create table package_orders (
  -- Made up by the page that sends it.
  id uuid primary key,
  investor_id uuid not null references investors (id),
  unit_id uuid not null references units (id),
  -- As it was called then.
  unit_label text not null,
  package_code text not null references packages (code),
  -- What the unit had before; null = nothing.
  previous_code text references packages (code),
  -- null = at handover.
  starts_on date,
  fee_bps integer not null check (fee_bps between 0 and 10000),
  vat_bps integer not null check (vat_bps between 0 and 10000),
  -- A year's, by the tenancy of that day; null = there was none.
  annual_rent_fils bigint check (annual_rent_fils > 0),
  fee_fils bigint check (fee_fils >= 0),
  vat_fils bigint check (vat_fils >= 0),
  -- Of the confirmation.
  language text not null check (language in ('de', 'en')),
  ordered_at timestamptz not null default now(),
  constraint package_orders_price check (num_nulls(annual_rent_fils, fee_fils, vat_fils) in (0, 3))
);
create index package_orders_investor_id on package_orders (investor_id);
create index package_orders_unit_id on package_orders (unit_id);
create index package_orders_package_code on package_orders (package_code);
create index package_orders_previous_code on package_orders (previous_code);
create trigger package_orders_append_only before update or delete or truncate on package_orders
  for each statement execute function refuse_ledger_change();

alter table subscriptions
  -- null = at handover: `units.handed_over_on`, once it is there.
  alter column starts_on drop not null,
  -- null = set by an operator.
  add column order_id uuid unique references package_orders (id),
  -- The sum over a unit's rows counts the changes of its package.
  add column version integer not null default 1,
  drop constraint subscriptions_no_overlap,
  -- `cancelled_at`: taken back before it began, so it never counts.
  add constraint subscriptions_no_overlap exclude using gist (
    unit_id with =, daterange(starts_on, ends_on, '[]') with &&) where (cancelled_at is null);

-- On a day a unit has one package, by the constraint above; of those that have not begun there is one, too.
create function check_scheduled_package() returns trigger language plpgsql as $$
begin
  if (
    select count(*) from subscriptions s join units u on u.id = s.unit_id
    where s.unit_id = new.unit_id and s.cancelled_at is null
      and coalesce(s.starts_on, u.handed_over_on, 'infinity') > (now() at time zone 'Asia/Dubai')::date
  ) > 1 then
    raise exception 'the unit has a scheduled package already'
      using errcode = 'check_violation', constraint = 'subscriptions_one_scheduled';
  end if;
  return null;
end $$;
create constraint trigger subscriptions_one_scheduled after insert or update on subscriptions
  deferrable initially deferred
  for each row execute function check_scheduled_package();

alter table package_orders enable row level security;
create policy package_orders_portal on package_orders to manzil_portal
  using (investor_id = manzil_investor_id())
  with check (investor_id = manzil_investor_id()
    and unit_id = any (array(select unit_id from unit_ownerships where investor_id = manzil_investor_id())));
create policy package_orders_service on package_orders to manzil_service using (true) with check (true);
grant select, insert on package_orders to manzil_portal, manzil_service;
grant insert, update (ends_on, cancelled_at, version, updated_at) on subscriptions to manzil_portal;
