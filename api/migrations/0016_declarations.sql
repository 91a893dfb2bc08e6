-- What somebody declares without signing in: that a contract is to end (§ 312k BGB), or that it is withdrawn from
-- (§ 356a BGB). Kept as it was received.
create table declarations (
  -- Made up by the page that sends it, so that the same sent twice is received once.
  id uuid primary key,
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  name text not null check (length(name) <= 120),
  email text not null check (length(email) <= 254),
  -- Which contract is meant, in the sender's words.
  contract text not null check (length(contract) <= 200),
  notice text check (notice in ('ordinary', 'extraordinary')),
  reason text check (length(reason) <= 1000),
  -- null = as early as possible.
  ends_on date,
  -- In which the sender read the form and gets the receipt.
  language text not null check (language in ('de', 'en')),
  received_at timestamptz not null default now(),
  check ((kind = 'cancellation') = (notice is not null)),
  check (notice <> 'extraordinary' or reason is not null),
  check (kind = 'cancellation' or (reason is null and ends_on is null))
);
create index declarations_received_at on declarations (received_at desc);
create trigger declarations_append_only
  before update or delete or truncate on declarations
  for each statement execute function refuse_ledger_change();

-- Nothing of it is an investor's: the address proves nobody.
alter table declarations enable row level security;
create policy declarations_service on declarations to manzil_service using (true) with check (true);
grant select, insert on declarations to manzil_service;
