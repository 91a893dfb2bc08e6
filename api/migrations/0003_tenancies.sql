create table tenancies (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references units (id),
  starts_on date not null,
  -- Last day; moved to the real end where a tenancy ends early.
  ends_on date not null check (ends_on >= starts_on),
  annual_rent_fils bigint not null check (annual_rent_fils > 0),
  deposit_fils bigint not null default 0 check (deposit_fils >= 0),
  ejari_no text,
  status text not null check (status in (
    'draft', 'pending_signature', 'pending_ejari', 'active', 'renewal', 'notice_given', 'ended', 'terminated')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tenancies_no_overlap exclude using gist (
    unit_id with =, daterange(starts_on, ends_on, '[]') with &&)
    where (status not in ('draft', 'pending_signature', 'pending_ejari'))
);
create index tenancies_unit_id on tenancies (unit_id, starts_on);

create table rent_cheques (
  id uuid primary key default gen_random_uuid(),
  tenancy_id uuid not null references tenancies (id),
  seq integer not null check (seq > 0),
  due_on date not null,
  amount_fils bigint not null check (amount_fils > 0),
  status text not null check (status in ('received', 'deposited', 'cleared', 'bounced', 'replaced', 'held')),
  cleared_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenancy_id, seq),
  check ((status = 'cleared') = (cleared_on is not null))
);
create index rent_cheques_open on rent_cheques (tenancy_id, due_on)
  where status not in ('cleared', 'replaced');
