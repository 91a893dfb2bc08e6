-- When an investor last came, and when they came before: what has happened between is told. A visit is the time in which
-- any session of theirs lives, on whatever device; the next sign-in begins another one.
create table visits (
  investor_id uuid primary key references investors (id) on delete cascade,
  began_at timestamptz not null default now(),
  -- The beginning of the visit before; null = this is the first.
  previous_at timestamptz
);
create index visits_began_at on visits (began_at);
alter table visits enable row level security;
create policy visits_portal on visits for select to manzil_portal using (investor_id = (select manzil_investor_id()));
create policy visits_service on visits to manzil_service using (true) with check (true);
grant select on visits to manzil_portal;
grant select, insert, update, delete on visits to manzil_service;

-- What the office has filed or decided on since a day.
create index documents_reviewed on documents (investor_id, reviewed_at) where reviewed_at is not null;
