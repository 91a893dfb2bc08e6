-- What somebody writes to the team without signing in. It also goes to the team by mail; here it is read where the mail
-- is lost, and asked about by whoever sent it.
create table contact_messages (
  -- Made up by the page that sends it, so that the same sent twice is received once.
  id uuid primary key,
  name text not null check (length(name) <= 120),
  email text not null check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  message text not null check (length(message) <= 2000),
  -- In which the sender wants the answer.
  language text not null check (language in ('de', 'en')),
  -- false: it looked like a machine's, or came in a flood.
  mailed boolean not null,
  received_at timestamptz not null default now()
);
create index contact_messages_received_at on contact_messages (received_at desc);

-- Nothing of it is an investor's: the address proves nobody.
alter table contact_messages enable row level security;
create policy contact_messages_service on contact_messages to manzil_service using (true) with check (true);
grant select, insert, delete on contact_messages to manzil_service;
