create table properties (
  id integer primary key check (id > 0),
  name text not null,
  developer text not null,
  community text not null,
  emirate text not null check (emirate in (
    'dubai', 'abu_dhabi', 'sharjah', 'ajman', 'umm_al_quwain', 'ras_al_khaimah', 'fujairah')),
  dld_project_no text,
  escrow_bank_name text,
  escrow_iban_last4 text check (escrow_iban_last4 ~ '^[0-9]{4}$'),
  total_units integer not null check (total_units > 0),
  contract_completion_on date,
  forecast_completion_on date,
  grace_months integer check (grace_months >= 0),
  completion_certificate_on date,
  -- What the building is drawn from; floors are counted from 1 at the ground.
  drawing_seed integer not null,
  drawing_shape text not null check (drawing_shape in ('tower', 'slab', 'terrace')),
  floors integer not null check (floors > 0),
  floors_built integer not null check (floors_built between 0 and floors),
  facade_floors integer not null check (facade_floors between 0 and floors_built),
  bays integer not null check (bays > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((escrow_bank_name is null) = (escrow_iban_last4 is null))
);

create table construction_updates (
  id uuid primary key default gen_random_uuid(),
  property_id integer not null references properties (id),
  published_on date not null,
  title_de text not null,
  title_en text not null,
  -- Sanitised HTML.
  body_de text not null,
  body_en text not null,
  source text not null check (source in ('developer', 'dld', 'site_visit')),
  progress_bps integer not null check (progress_bps between 0 and 10000),
  floors_built integer check (floors_built >= 0),
  facade_floors integer check (facade_floors >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The latest value of each source, and the feed.
create index construction_updates_latest on construction_updates (property_id, source, published_on desc);
