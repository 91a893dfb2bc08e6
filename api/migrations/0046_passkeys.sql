-- Public keys of authenticators: whoever has the other half and unlocks it signs in without a password.
create table passkeys (
  passkey_id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  -- As the authenticator named it, of all sites.
  credential_id bytea not null unique,
  -- COSE.
  public_key bytea not null,
  -- Of signatures; 0 = the authenticator does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_investor_id on passkeys (investor_id);
-- What an authenticator has to sign: once, and for a few minutes.
create table passkey_challenges (
  -- SHA-256 of the cookie's token, hex.
  token_hash text primary key,
  challenge text not null,
  -- Who adds a passkey; null = a sign-in.
  investor_id uuid references investors (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_investor_id on passkey_challenges (investor_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

alter table passkeys enable row level security;
create policy passkeys_portal on passkeys to manzil_portal
  using (investor_id = manzil_investor_id()) with check (investor_id = manzil_investor_id());
create policy passkeys_service on passkeys to manzil_service using (true) with check (true);
grant select (passkey_id, investor_id, name, created_at, last_used_at), update (name) on passkeys to manzil_portal;
alter table passkey_challenges enable row level security;
create policy passkey_challenges_service on passkey_challenges to manzil_service using (true) with check (true);
grant select, insert, update, delete on passkeys, passkey_challenges to manzil_service;

-- A passkey has confirmed who is signed in: stands for the password, once.
create table identity_confirmations (
  -- SHA-256 of the token that the page holds, hex.
  token_hash text primary key,
  investor_id uuid not null references investors (id) on delete cascade,
  expires_at timestamptz not null
);
create index identity_confirmations_investor_id on identity_confirmations (investor_id);
create index identity_confirmations_expires_at on identity_confirmations (expires_at);
alter table identity_confirmations enable row level security;
create policy identity_confirmations_service on identity_confirmations to manzil_service using (true) with check (true);
grant select, insert, update, delete on identity_confirmations to manzil_service;
