-- The address by which calendars read an investor's dates: whoever has it reads them, so it can be taken back.
create table calendar_feeds (
  investor_id uuid primary key references investors (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
alter table calendar_feeds enable row level security;
create policy calendar_feeds_portal on calendar_feeds to manzil_portal using (investor_id = manzil_investor_id());
create policy calendar_feeds_service on calendar_feeds to manzil_service using (true) with check (true);
grant select, insert, update, delete on calendar_feeds to manzil_portal, manzil_service;
