alter table investors
  add column investor_type text check (investor_type in ('person', 'company')),
  add column company_name text,
  -- Number of the register or of the licence.
  add column company_registration text,
  -- Politically exposed, or close to somebody who is; null = not asked yet.
  add column pep boolean,
  add constraint investors_company check (
    investor_type is distinct from 'company' or (company_name is not null and company_registration is not null));
grant select (investor_type, company_name, company_registration, pep) on investors to manzil_portal;
grant update (investor_type, company_name, company_registration, pep) on investors to manzil_portal;

-- What stands in the fields of a step while somebody types, until it is recorded.
create table onboarding_drafts (
  investor_id uuid not null references investors (id) on delete cascade,
  step text not null check (step in ('person', 'residence')),
  -- AES-256-GCM: nonce, tag, ciphertext. Nothing where all of it is recorded: the version goes on counting.
  typed_sealed bytea,
  typed_key_id text,
  version integer not null check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (investor_id, step),
  constraint onboarding_drafts_sealed check ((typed_sealed is null) = (typed_key_id is null))
);
alter table onboarding_drafts enable row level security;
create policy onboarding_drafts_portal on onboarding_drafts to manzil_portal
  using (investor_id = manzil_investor_id());
create policy onboarding_drafts_service on onboarding_drafts to manzil_service using (true) with check (true);
grant select, insert, update, delete on onboarding_drafts to manzil_portal, manzil_service;
