-- What an investor has set aside of what the dashboard asks for: done, or put off to a day.
create table decision_marks (
  investor_id uuid not null references investors (id) on delete cascade,
  -- The question and the row that it is about.
  item text not null check (length(item) <= 100),
  later_until date,
  marked_at timestamptz not null default now(),
  primary key (investor_id, item)
);
create index decision_marks_marked_at on decision_marks (marked_at);
alter table decision_marks enable row level security;
create policy decision_marks_portal on decision_marks to manzil_portal using (investor_id = manzil_investor_id());
create policy decision_marks_service on decision_marks to manzil_service using (true) with check (true);
grant select, insert, update, delete on decision_marks to manzil_portal, manzil_service;
