-- Mails wait here for the worker: queued in the transaction of what they tell, sent after it.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  to_address text not null check (to_address ~ '^[^[:space:][:cntrl:]<>,;:"]+@[^[:space:][:cntrl:]<>,;:"@]+$'),
  language text not null check (language in ('de', 'en')),
  template text not null,
  -- What the template is filled with, codes and links among it: gone with the last attempt.
  values jsonb,
  created_at timestamptz not null default now(),
  -- Later than this the mail is worthless and is not sent.
  expires_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('expired', 'refused', 'undelivered')),
  check (sent_at is null or failed_at is null),
  check ((failed_at is null) = (failure is null)),
  check ((values is null) = (sent_at is not null or failed_at is not null))
);
create index mail_outbox_next_attempt_at on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index mail_outbox_created_at on mail_outbox (created_at);

alter table mail_outbox enable row level security;
-- A signed-in investor's request may add a mail and never reads one.
create policy mail_outbox_portal on mail_outbox for insert to manzil_portal with check (true);
create policy mail_outbox_service on mail_outbox to manzil_service using (true) with check (true);
grant insert on mail_outbox to manzil_portal;
grant select, insert, update, delete on mail_outbox to manzil_service;
