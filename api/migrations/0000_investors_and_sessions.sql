create table investors (
  id uuid primary key default gen_random_uuid(),
  investor_no text not null unique,
  -- Always lower case, so the unique index holds for any spelling.
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  salutation text,
  first_name text not null,
  last_name text not null,
  phone_e164 text,
  avatar_path text,
  locale text not null default 'de' check (locale in ('de', 'en')),
  onboarding_step smallint not null default 0 check (onboarding_step between 0 and 4),
  status text not null default 'active' check (status in ('invited', 'active', 'locked', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  -- SHA-256 of the cookie's token, hex. The token itself is nowhere.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_investor_id on sessions (investor_id);
create index sessions_expires_at on sessions (expires_at);

-- Columns as rate-limiter-flexible expects them; `expire` in milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
