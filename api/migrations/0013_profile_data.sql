alter table investors
  add column date_of_birth date,
  add column nationality text check (nationality ~ '^[A-Z]{2}$'),
  -- Of the personal data and tax residencies; sign-in and settings leave it alone.
  add column version integer not null default 1,
  add constraint investors_salutation check (salutation in ('ms', 'mr'));
grant select (date_of_birth, nationality, version) on investors to manzil_portal;
grant update (salutation, date_of_birth, nationality, phone_e164, locale, onboarding_step, version, updated_at)
  on investors to manzil_portal;

alter table addresses add column state text;
grant insert, update on addresses to manzil_portal;
-- The history, latest first.
create index addresses_history on addresses (investor_id, valid_from desc);
drop index addresses_investor_id;

alter table bank_accounts
  -- AES-256-GCM: nonce, tag, ciphertext. Accounts from before have none.
  add column iban_sealed bytea,
  add column iban_key_id text,
  -- No payout goes there before.
  add column usable_from timestamptz not null default now(),
  add constraint bank_accounts_sealed check ((iban_sealed is null) = (iban_key_id is null));
create index bank_accounts_history on bank_accounts (investor_id, created_at desc);
drop index bank_accounts_investor_id;
grant insert on bank_accounts to manzil_portal;
grant update (status, updated_at) on bank_accounts to manzil_portal;

create table tax_residencies (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_id_sealed bytea,
  tax_id_key_id text,
  valid_from date not null,
  -- Last day.
  valid_to date check (valid_to >= valid_from),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tax_residencies_sealed check ((tax_id_sealed is null) = (tax_id_key_id is null))
);
create index tax_residencies_investor_id on tax_residencies (investor_id);
create unique index tax_residencies_current on tax_residencies (investor_id, country) where valid_to is null;

-- An investor without a row has the defaults.
create table investor_settings (
  investor_id uuid primary key references investors (id) on delete cascade,
  display_currency text not null check (display_currency in ('aed', 'aed_eur', 'eur')),
  area_unit text not null check (area_unit in ('sqm', 'sqft')),
  timezone text not null,
  -- Topics without mails.
  email_muted text[] not null check (email_muted <@ array[
    'construction', 'payments', 'handover', 'rent', 'maintenance', 'documents', 'statements', 'news']),
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Proof of every decision: a later one is a further row.
create table consents (
  id bigint generated always as identity primary key,
  investor_id uuid references investors (id) on delete cascade,
  -- A visitor's browser.
  anon_id uuid,
  purpose text not null check (purpose in ('terms', 'privacy', 'analytics', 'replay', 'marketing', 'whatsapp')),
  version text not null,
  granted boolean not null,
  at timestamptz not null default now(),
  check (num_nonnulls(investor_id, anon_id) = 1)
);
create index consents_investor_id on consents (investor_id, purpose, id desc) where investor_id is not null;
create index consents_anon_id on consents (anon_id, purpose, id desc) where anon_id is not null;
create trigger consents_append_only
  before update or truncate on consents
  for each statement execute function refuse_ledger_change();

create table erasure_requests (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  requested_at timestamptz not null default now(),
  -- Carried out, refused or taken back.
  closed_at timestamptz
);
create index erasure_requests_investor_id on erasure_requests (investor_id);
create unique index erasure_requests_open on erasure_requests (investor_id) where closed_at is null;

create table packages (
  code text primary key check (code in ('basic', 'premium')),
  -- Of the yearly rent.
  fee_bps integer not null check (fee_bps between 0 and 10000),
  vat_bps integer not null check (vat_bps between 0 and 10000)
);
insert into packages (code, fee_bps, vat_bps) values ('basic', 500, 500), ('premium', 700, 500);

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  unit_id uuid not null references units (id),
  package_code text not null references packages (code),
  starts_on date not null,
  -- Last day; null = until further notice.
  ends_on date check (ends_on >= starts_on),
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_no_overlap exclude using gist (
    unit_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index subscriptions_unit_id on subscriptions (unit_id, starts_on);
create index subscriptions_package_code on subscriptions (package_code);

create table construction_photos (
  id uuid primary key default gen_random_uuid(),
  update_id uuid not null references construction_updates (id) on delete cascade,
  file_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  taken_on date,
  caption_de text,
  caption_en text,
  alt_de text not null,
  alt_en text not null,
  sort integer not null check (sort >= 0),
  created_at timestamptz not null default now(),
  unique (update_id, sort)
);

do $$
declare
  owned text;
begin
  foreach owned in array array['tax_residencies', 'investor_settings', 'consents', 'erasure_requests'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy %I on %I to manzil_portal using (investor_id = manzil_investor_id())',
      owned || '_portal', owned);
    execute format('create policy %I on %I to manzil_service using (true) with check (true)',
      owned || '_service', owned);
  end loop;
end $$;
alter table subscriptions enable row level security;
create policy subscriptions_portal on subscriptions to manzil_portal
  using (unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id()));
create policy subscriptions_service on subscriptions to manzil_service using (true) with check (true);

grant select, insert, update, delete on tax_residencies to manzil_portal;
grant select, insert, update on investor_settings to manzil_portal;
grant select, insert on consents, erasure_requests to manzil_portal;
grant select on packages, subscriptions, construction_photos to manzil_portal;
grant select, insert, update, delete on tax_residencies, investor_settings, erasure_requests, subscriptions,
  construction_photos to manzil_service;
grant select, insert on consents to manzil_service;
grant select on packages to manzil_service;

-- As before, with the language in which the investor wants to be spoken to.
drop function open_session(text);
create function open_session(token text)
  returns table (investor_id uuid, email text, first_name text, last_name text, avatar text, onboarding_step smallint,
    locale text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  seen record;
begin
  select s.id, s.last_seen_at, i.id as investor into seen
  from sessions s join investors i on i.id = s.investor_id
  where s.token_hash = token and s.revoked_at is null and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 minutes' and i.status = 'active';
  perform set_config('manzil.investor_id', coalesce(seen.investor::text, ''), false);
  if seen.investor is null then return; end if;
  if seen.last_seen_at < now() - interval '1 minute' then
    update sessions set last_seen_at = now() where id = seen.id;
  end if;
  return query
    select i.id, i.email, i.first_name, i.last_name, i.avatar_path, i.onboarding_step, i.locale
    from investors i where i.id = seen.investor;
end $$;
revoke all on function open_session(text) from public;
grant execute on function open_session(text) to manzil_portal;
