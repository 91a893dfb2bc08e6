alter table sessions
  -- Browser and system, such as `Firefox, Windows`; null = neither is known.
  add column device text check (length(device) <= 100),
  -- /24 of IPv4, /48 of IPv6: coarse enough for a list of one's own sessions.
  add column ip_prefix text check (length(ip_prefix) <= 50);

-- Everything but the token's hash.
grant select (id, investor_id, created_at, last_seen_at, expires_at, revoked_at, device, ip_prefix)
  on sessions to manzil_portal;
grant update (revoked_at) on sessions to manzil_portal;
-- An ended session stays ended.
create policy sessions_portal_end on sessions as restrictive for update to manzil_portal
  using (revoked_at is null) with check (revoked_at is not null);

-- Which of one's own sessions a token is; null = none of them.
create function session_id_of(token text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select id from sessions where token_hash = token and investor_id = manzil_investor_id()
$$;
revoke all on function session_id_of(text) from public;
grant execute on function session_id_of(text) to manzil_portal;

-- One row per e-mail address that somebody named: the newest code only. Addresses without an account get one too, so
-- that all later answers are the same.
create table password_resets (
  -- Keyed hash of the address.
  account_key text primary key,
  -- null = no account. Without a foreign key: its check would make known addresses slower than unknown ones.
  investor_id uuid,
  -- SHA-256 of the flow cookie's token, hex: the code works in that browser only.
  flow_hash text not null unique,
  -- Keyed hash of flow and code; the key is not in the database.
  code_hash text not null,
  -- Wrong codes so far.
  attempts smallint not null default 0 check (attempts between 0 and 5),
  expires_at timestamptz not null
);
create index password_resets_investor_id on password_resets (investor_id);
create index password_resets_expires_at on password_resets (expires_at);

-- Browsers in which an investor has signed in before.
create table known_devices (
  investor_id uuid not null references investors (id) on delete cascade,
  -- SHA-256 of the device cookie's token, hex. People who share a browser share the token.
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (investor_id, token_hash)
);
create index known_devices_token_hash on known_devices (token_hash);
create index known_devices_last_used_at on known_devices (last_used_at);

alter table password_resets enable row level security;
create policy password_resets_service on password_resets to manzil_service using (true) with check (true);
alter table known_devices enable row level security;
create policy known_devices_service on known_devices to manzil_service using (true) with check (true);
grant select, insert, update, delete on password_resets, known_devices to manzil_service;
