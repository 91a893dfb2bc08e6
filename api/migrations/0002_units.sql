create extension if not exists btree_gist;

create table units (
  id uuid primary key default gen_random_uuid(),
  property_id integer not null references properties (id),
  unit_no text not null,
  building text,
  floor integer not null check (floor > 0),
  bay integer not null check (bay > 0),
  unit_type text not null check (unit_type in ('studio', 'apartment', 'villa', 'townhouse', 'office')),
  bedrooms integer not null check (bedrooms >= 0),
  bathrooms integer not null check (bathrooms >= 0),
  area_sqm_x100 integer not null check (area_sqm_x100 > 0),
  balcony_sqm_x100 integer check (balcony_sqm_x100 > 0),
  view_de text,
  view_en text,
  parking text,
  furnishing text not null default 'unfurnished' check (furnishing in ('unfurnished', 'semi', 'furnished')),
  title_deed_no text,
  oqood_no text,
  makani_no text,
  dewa_premise_no text,
  lifecycle text not null check (lifecycle in (
    'reserved', 'spa_signed', 'under_construction', 'handover_ready', 'in_handover', 'vacant_preparing',
    'vacant_listed', 'let', 'notice_given', 'owner_use', 'sold')),
  lifecycle_since date not null,
  handed_over_on date,
  -- Yearly amounts as invoiced by the owners' association and the insurer.
  service_charge_fils bigint not null default 0 check (service_charge_fils >= 0),
  insurance_fils bigint not null default 0 check (insurance_fils >= 0),
  management_fee_bps integer not null check (management_fee_bps between 0 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((view_de is null) = (view_en is null))
);
create unique index units_property_id_building_unit_no on units (property_id, coalesce(building, ''), unit_no);

create table unit_ownerships (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references units (id),
  investor_id uuid not null references investors (id),
  share_bps integer not null check (share_bps between 1 and 10000),
  owned_from date not null,
  -- Last day of ownership.
  owned_to date check (owned_to >= owned_from),
  created_at timestamptz not null default now(),
  exclude using gist (
    unit_id with =, investor_id with =, daterange(owned_from, owned_to, '[]') with &&)
);
create index unit_ownerships_investor_id on unit_ownerships (investor_id, unit_id);
create index unit_ownerships_unit_id on unit_ownerships (unit_id);

-- Whenever a unit has owners, they own all of it, and it was bought. Shares change only where an
-- ownership starts or ends.
create function check_unit_ownership() returns trigger language plpgsql as $$
begin
  if exists (
    select 1
    from (
      select unit_id, owned_from as day from unit_ownerships where unit_id in (new.unit_id, old.unit_id)
      union
      select unit_id, owned_to + 1 from unit_ownerships
      where unit_id in (new.unit_id, old.unit_id) and owned_to is not null
    ) as changes
    join unit_ownerships o
      on o.unit_id = changes.unit_id and daterange(o.owned_from, o.owned_to, '[]') @> changes.day
    group by changes.unit_id, changes.day
    having sum(o.share_bps) <> 10000
  ) then
    raise exception 'the shares of a unit do not add up to 10000 bps'
      using errcode = 'check_violation', constraint = 'unit_ownerships_whole';
  end if;
  if exists (
    select 1 from unit_ownerships o where o.unit_id = new.unit_id
      and not exists (select 1 from acquisitions a where a.unit_id = o.unit_id)
  ) then
    raise exception 'an owned unit has no acquisition'
      using errcode = 'check_violation', constraint = 'unit_ownerships_bought';
  end if;
  return null;
end $$;
create constraint trigger unit_ownerships_whole
  after insert or update or delete on unit_ownerships
  deferrable initially deferred
  for each row execute function check_unit_ownership();

create table acquisitions (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references units (id),
  purchased_on date not null,
  purchase_price_fils bigint not null check (purchase_price_fils > 0),
  dld_fee_fils bigint not null check (dld_fee_fils >= 0),
  dld_fee_bps integer not null check (dld_fee_bps between 0 and 10000),
  other_cost_fils bigint not null default 0 check (other_cost_fils >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (unit_id, purchased_on)
);

create table payment_plans (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null unique references units (id),
  total_fils bigint not null check (total_fils > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table instalments (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references payment_plans (id),
  seq integer not null check (seq > 0),
  label_de text not null,
  label_en text not null,
  trigger text not null check (trigger in ('date', 'construction_pct', 'handover', 'post_handover')),
  trigger_bps integer check (trigger_bps between 0 and 10000),
  due_on date,
  expected_on date,
  share_bps integer not null check (share_bps between 0 and 10000),
  amount_fils bigint not null check (amount_fils > 0),
  paid_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (plan_id, seq),
  check ((trigger = 'construction_pct') = (trigger_bps is not null)),
  check (trigger <> 'date' or due_on is not null)
);
create index instalments_open on instalments (plan_id, seq) where paid_on is null;

create table handover_cases (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references units (id),
  opened_on date not null,
  deadline_on date,
  closed_on date check (closed_on >= opened_on),
  steps integer not null default 10 check (steps > 0),
  steps_done integer not null default 0 check (steps_done between 0 and steps),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index handover_cases_unit_id on handover_cases (unit_id);
create unique index handover_cases_open on handover_cases (unit_id) where closed_on is null;
