-- What the lines of imported files are here: an id of the files names the same row for ever.
create table external_ids (
  -- The file without its ending.
  sheet text not null,
  external_id text not null,
  row_id text not null,
  -- What the line said when it was imported last, as hashes per column.
  fingerprint text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (sheet, external_id),
  unique (sheet, row_id)
);
grant select, insert, update, delete on external_ids to manzil_service;

-- Numbers of investors whom operators create.
create sequence investor_numbers;
select setval('investor_numbers', greatest(20000,
  (select max(substring(investor_no from '^MZ-([0-9]{1,15})$')::bigint) from investors)));
grant usage on sequence investor_numbers to manzil_service;
alter table investors alter column investor_no set default 'MZ-' || nextval('investor_numbers');

-- One link per investor to set a password with: for whom operators invite, or who cannot read their mail.
create table password_links (
  investor_id uuid primary key references investors (id) on delete cascade,
  -- SHA-256 of the link's token, hex.
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
alter table password_links enable row level security;
create policy password_links_service on password_links to manzil_service using (true) with check (true);
grant select, insert, update, delete on password_links to manzil_service;
