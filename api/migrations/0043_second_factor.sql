-- An authenticator app beside the password. The secret is sealed with the field key (docs/operations.md).
create table second_factors (
  investor_id uuid primary key references investors (id) on delete cascade,
  secret_sealed bytea not null,
  secret_key_id text not null,
  -- Of the recovery codes.
  salt bytea not null,
  created_at timestamptz not null default now(),
  -- Null = the secret was shown, but no code of it has come yet.
  confirmed_at timestamptz,
  -- Half minutes since 1970 of the last code that was taken: each is good once.
  last_step bigint not null default 0
);
create table recovery_codes (
  investor_id uuid not null references second_factors (investor_id) on delete cascade,
  -- argon2id under the salt above.
  code_hash text not null,
  used_at timestamptz,
  primary key (investor_id, code_hash)
);
-- Whose password was right, and whose code is still missing.
create table sign_in_tickets (
  -- SHA-256 of the cookie's token, hex.
  token_hash text primary key,
  investor_id uuid not null references investors (id) on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_tickets_investor_id on sign_in_tickets (investor_id);
create index sign_in_tickets_expires_at on sign_in_tickets (expires_at);

alter table known_devices
  add column browser_id uuid not null default gen_random_uuid() unique,
  -- Browser and system, as in sessions.
  add column device text,
  -- Until then the password alone signs in here.
  add column remembered_until timestamptz;

alter table second_factors enable row level security;
create policy second_factors_portal on second_factors for select to manzil_portal
  using (investor_id = manzil_investor_id());
create policy second_factors_service on second_factors to manzil_service using (true) with check (true);
grant select (investor_id, created_at, confirmed_at) on second_factors to manzil_portal;

alter table recovery_codes enable row level security;
create policy recovery_codes_portal on recovery_codes for select to manzil_portal
  using (investor_id = manzil_investor_id());
create policy recovery_codes_service on recovery_codes to manzil_service using (true) with check (true);
grant select (investor_id, used_at) on recovery_codes to manzil_portal;

alter table sign_in_tickets enable row level security;
create policy sign_in_tickets_service on sign_in_tickets to manzil_service using (true) with check (true);
grant select, insert, update, delete on second_factors, recovery_codes, sign_in_tickets to manzil_service;

create policy known_devices_portal on known_devices to manzil_portal using (investor_id = manzil_investor_id());
grant select (browser_id, investor_id, device, created_at, last_used_at, remembered_until), update (remembered_until)
  on known_devices to manzil_portal;
