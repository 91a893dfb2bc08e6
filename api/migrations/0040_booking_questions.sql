-- What an investor asks about one booking, and what the office answers.
create table booking_questions (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  journal_id uuid not null,
  line_no integer not null,
  -- Whose turn it is; closed: nobody's, until the investor writes again.
  state text not null check (state in ('waiting', 'answered', 'closed')),
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  foreign key (journal_id, line_no) references journal_lines (journal_id, line_no),
  unique (journal_id, line_no, investor_id)
);
create index booking_questions_investor_id on booking_questions (investor_id);
create index booking_questions_changed_at on booking_questions (changed_at);

create table booking_messages (
  -- Made up by the page that sends it, so that the same sent twice is received once; the office's are made up here.
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references booking_questions (id) on delete cascade,
  author text not null check (author in ('investor', 'office')),
  -- Who answers, as the investor reads it.
  signed text check (length(signed) between 1 and 100),
  text text not null check (length(text) between 1 and 2000),
  sent_at timestamptz not null default now(),
  check (signed is null or author = 'office')
);
create index booking_messages_question_id on booking_messages (question_id, sent_at);

alter table booking_questions enable row level security;
create policy booking_questions_portal on booking_questions to manzil_portal
  using (investor_id = manzil_investor_id())
  -- A line that the policies of the ledger show: their own.
  with check (investor_id = manzil_investor_id() and exists (
    select from journal_lines l where l.journal_id = booking_questions.journal_id and l.line_no = booking_questions.line_no));
create policy booking_questions_service on booking_questions to manzil_service using (true) with check (true);
grant select, insert, update on booking_questions to manzil_portal;
grant select, insert, update, delete on booking_questions to manzil_service;

alter table booking_messages enable row level security;
create policy booking_messages_portal on booking_messages to manzil_portal
  using (question_id in (select id from booking_questions where investor_id = manzil_investor_id()))
  with check (author = 'investor'
    and question_id in (select id from booking_questions where investor_id = manzil_investor_id()));
create policy booking_messages_service on booking_messages to manzil_service using (true) with check (true);
grant select, insert on booking_messages to manzil_portal;
grant select, insert, update, delete on booking_messages to manzil_service;
