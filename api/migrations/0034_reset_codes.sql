-- One row per browser that asked for a code: what strangers ask for ends no code of the owner. It takes the place of
-- password_resets, which an API of the version before still writes and which a later release drops.
create table reset_codes (
  -- SHA-256 of the flow cookie's token, hex: the code works in that browser only.
  flow_hash text primary key,
  -- Keyed hash of the e-mail address. Addresses without an account get a row too, so that all later answers are the same.
  account_key text not null,
  -- null = no account. Without a foreign key: its check would make known addresses slower than unknown ones.
  investor_id uuid,
  -- Whether the account was signed in before in the browser that asked.
  known_browser boolean not null,
  -- Keyed hash of flow and code; the key is not in the database.
  code_hash text not null,
  -- Wrong codes so far.
  attempts smallint not null default 0 check (attempts between 0 and 5),
  expires_at timestamptz not null
);
create index reset_codes_investor_id on reset_codes (investor_id);
create index reset_codes_expires_at on reset_codes (expires_at);
alter table reset_codes enable row level security;
create policy reset_codes_service on reset_codes to manzil_service using (true) with check (true);
grant select, insert, update, delete on reset_codes to manzil_service;
