-- Areas of the portal that an operator has switched off: dimmed in the navigation with a reason, or not shown at all.
create table closed_areas (
  -- As the navigation links to it.
  path text primary key check (path ~ '^/[a-z0-9-]+(/[a-z0-9-]+)*$' and length(path) <= 80),
  visible boolean not null,
  reason_de text not null check (length(reason_de) between 1 and 200),
  reason_en text not null check (length(reason_en) between 1 and 200),
  closed_at timestamptz not null default now()
);
grant select, insert, update, delete on closed_areas to manzil_service;
-- The same for everybody who is signed in.
grant select on closed_areas to manzil_portal;
