-- Ids that ascend with the time, to the microsecond (UUID version 7, RFC 9562): bookings of one day keep the order in
-- which they were made.
create function uuid_by_time() returns uuid language sql volatile parallel safe as $$
  select (lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0')
    || right(replace(gen_random_uuid()::text, '-', ''), 16))::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) clock
$$;
alter table journals alter column id set default uuid_by_time();

alter table journal_lines
  -- The receipt in the hands of the account's owner: of one invoice each co-owner has a document.
  add column document_id uuid references documents (id),
  -- Where it is not the category's usual one (shared/src/domain/tax-group.ts).
  add column tax_group text check (tax_group in (
    'rental_income', 'maintenance', 'operating_costs', 'administration', 'other_costs', 'acquisition_costs', 'none')),
  drop constraint journal_lines_category_check,
  add constraint journal_lines_category_check check (category in (
    'rent', 'late_fee', 'deposit_in', 'deposit_out', 'management_fee', 'fee_vat', 'letting_fee',
    'service_charge', 'maintenance', 'capex', 'insurance', 'utilities', 'ejari_fee', 'legal', 'court',
    'cleaning', 'furnishing', 'bank_fee', 'fx_difference', 'payout', 'owner_contribution', 'correction', 'reserve'));
create index journal_lines_document_id on journal_lines (document_id) where document_id is not null;
-- An account's bookings in their order: a page of them, and what the account held before one.
create index journal_lines_account_id_value_date on journal_lines (account_id, value_date, journal_id, line_no)
  include (category, amount_minor);
drop index journal_lines_account_id;

-- How far the books of an investor are closed. The row is also the lock that a publication and bookings share.
create table ledger_closings (
  investor_id uuid not null references investors (id),
  currency text not null check (currency in ('AED', 'EUR')),
  -- Last day of the newest month with a statement; null = none has one.
  closed_through date,
  primary key (investor_id, currency)
);
insert into ledger_closings (investor_id, currency)
  select distinct investor_id, currency from ledger_accounts where owner_scope = 'investor';

create function add_ledger_closing() returns trigger language plpgsql as $$
begin
  insert into ledger_closings (investor_id, currency) values (new.investor_id, new.currency)
    on conflict do nothing;
  return null;
end $$;
create trigger ledger_accounts_closing after insert on ledger_accounts
  for each row when (new.owner_scope = 'investor') execute function add_ledger_closing();

-- What a statement has told stays true: later bookings bear a day of an open month.
create function refuse_closed_month() returns trigger language plpgsql as $$
declare
  late date;
begin
  -- Waits for a publication under way, which in turn waits for this transaction.
  perform from ledger_closings c
    where exists (
      select from added l join ledger_accounts a on a.id = l.account_id
      where a.owner_scope = 'investor' and a.investor_id = c.investor_id and a.currency = c.currency)
    for share of c;
  select l.value_date into late
  from added l
  join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor'
  join ledger_closings c on c.investor_id = a.investor_id and c.currency = a.currency
  where l.value_date <= c.closed_through
  limit 1;
  if late is not null then
    raise exception 'the month of % is closed', late
      using errcode = 'check_violation', constraint = 'journal_lines_open_month';
  end if;
  return null;
end $$;
create trigger journal_lines_open_month after insert on journal_lines
  referencing new table as added
  for each statement execute function refuse_closed_month();

-- The last number of each year; its row is held until the statement is stored, so none is missing.
create table statement_numbers (
  year integer primary key check (year between 2000 and 9999),
  last_no integer not null check (last_no > 0)
);

-- Amounts from the investor's side: positive where they gain.
create table statements (
  id uuid primary key default gen_random_uuid(),
  no text not null unique check (no ~ '^MZ-[0-9]{4}-[0-9]{6,}$'),
  investor_id uuid not null references investors (id),
  period_from date not null check (extract(day from period_from) = 1),
  period_to date not null,
  currency text not null check (currency in ('AED', 'EUR')),
  opening_minor bigint not null,
  income_minor bigint not null,
  expense_minor bigint not null,
  fee_minor bigint not null,
  vat_minor bigint not null,
  reserve_delta_minor bigint not null,
  other_minor bigint not null,
  payout_minor bigint not null,
  closing_minor bigint not null,
  -- Of the PDF.
  language text not null check (language in ('de', 'en')),
  iban_country text,
  iban_last4 text,
  pdf_key text not null unique,
  -- Of the PDF before it is encrypted.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null,
  supersedes_id uuid unique,
  created_at timestamptz not null default now(),
  check (period_to = (period_from + interval '1 month - 1 day')::date),
  check (closing_minor = opening_minor + income_minor + expense_minor + fee_minor + vat_minor
    + reserve_delta_minor + other_minor + payout_minor),
  check (supersedes_id <> id),
  unique (id, investor_id),
  unique (id, investor_id, currency, period_from),
  foreign key (supersedes_id, investor_id, currency, period_from)
    references statements (id, investor_id, currency, period_from)
);
-- One for each month; every further one supersedes the one before.
create unique index statements_original on statements (investor_id, currency, period_from) where supersedes_id is null;
create index statements_investor_id on statements (investor_id, period_from desc, published_at desc, id);

-- As it was when published: units may get another name, owners another share.
create table statement_lines (
  statement_id uuid not null references statements (id),
  position integer not null check (position > 0),
  unit_id uuid references units (id),
  property_name text,
  unit_no text,
  share_bps integer,
  category text not null,
  bookings integer not null check (bookings > 0),
  first_on date not null,
  last_on date not null,
  -- Of the only booking.
  text_de text,
  text_en text,
  amount_minor bigint not null,
  primary key (statement_id, position),
  unique nulls not distinct (statement_id, unit_id, category)
);
create index statement_lines_unit_id on statement_lines (unit_id);

create trigger statements_append_only before update or delete or truncate on statements
  for each statement execute function refuse_ledger_change();
create trigger statement_lines_append_only before update or delete or truncate on statement_lines
  for each statement execute function refuse_ledger_change();

-- Lines come with their statement, in its transaction, or not at all.
create function refuse_later_statement_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from added join statements s on s.id = added.statement_id where s.created_at <> now()
  ) then
    raise exception 'statements are append-only' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger statement_lines_with_statement after insert on statement_lines
  referencing new table as added
  for each statement execute function refuse_later_statement_line();

create function check_statement_lines() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_minor), 0) from statement_lines where statement_id = new.id)
    <> new.closing_minor - new.opening_minor then
    raise exception 'the lines of statement % do not add up', new.no
      using errcode = 'check_violation', constraint = 'statement_lines_sum';
  end if;
  return null;
end $$;
create constraint trigger statement_lines_sum after insert on statements
  deferrable initially deferred
  for each row execute function check_statement_lines();

create table fx_rates (
  base text not null check (base ~ '^[A-Z]{3}$'),
  quote text not null check (quote ~ '^[A-Z]{3}$'),
  -- What one unit of the base is worth in the quote currency.
  rate numeric(18, 8) not null check (rate > 0),
  as_of date not null,
  source text not null check (source in ('ecb_usd_peg', 'bank', 'manual')),
  created_at timestamptz not null default now(),
  primary key (base, quote, as_of, source),
  check (base <> quote)
);
create trigger fx_rates_append_only before update or delete or truncate on fx_rates
  for each statement execute function refuse_ledger_change();

create table payouts (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id),
  bank_account_id uuid references bank_accounts (id),
  statement_id uuid,
  -- The payout in the ledger; a payout that failed may have none.
  journal_id uuid references journals (id),
  ordered_on date not null,
  gross_minor bigint not null check (gross_minor > 0),
  currency text not null check (currency in ('AED', 'EUR')),
  -- What the bank keeps before it converts, in the currency of the gross amount.
  bank_fee_minor bigint not null default 0 check (bank_fee_minor between 0 and gross_minor),
  -- The bank's own rate, as it settled; never looked up again.
  fx_rate numeric(18, 8) check (fx_rate > 0),
  fx_source text check (fx_source in ('ecb_usd_peg', 'bank', 'manual')),
  fx_as_of date,
  credited_minor bigint check (credited_minor >= 0),
  credited_currency text not null check (credited_currency in ('AED', 'EUR')),
  status text not null check (status in ('scheduled', 'processing', 'paid', 'failed', 'returned')),
  value_date date,
  bank_reference text,
  failure_reason text check (failure_reason in ('account_closed', 'name_mismatch', 'bank_refused', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (statement_id, investor_id) references statements (id, investor_id),
  check (num_nonnulls(fx_rate, fx_source, fx_as_of) in (0, 3)),
  check (credited_minor is null or (currency = credited_currency) = (fx_rate is null)),
  check (status not in ('paid', 'returned') or num_nonnulls(credited_minor, value_date) = 2),
  check ((status in ('failed', 'returned')) = (failure_reason is not null))
);
create index payouts_investor_id on payouts (investor_id, ordered_on desc, id desc);
create index payouts_bank_account_id on payouts (bank_account_id);
create index payouts_statement_id on payouts (statement_id);
create unique index payouts_journal_id on payouts (journal_id);

-- Orders do not change, and what the bank has settled stays as it was; a paid one can still come back.
create function keep_payout() returns trigger language plpgsql as $$
begin
  if row(new.id, new.investor_id, new.ordered_on, new.gross_minor, new.currency, new.credited_currency)
      is distinct from
     row(old.id, old.investor_id, old.ordered_on, old.gross_minor, old.currency, old.credited_currency)
    or old.status in ('failed', 'returned')
    or (old.status = 'paid' and (
      new.status <> 'returned'
      or row(new.bank_fee_minor, new.fx_rate, new.fx_source, new.fx_as_of, new.credited_minor, new.value_date)
        is distinct from
         row(old.bank_fee_minor, old.fx_rate, old.fx_source, old.fx_as_of, old.credited_minor, old.value_date)))
  then
    raise exception 'payout % is settled', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payouts_settled before update on payouts
  for each row execute function keep_payout();
create trigger payouts_kept before delete or truncate on payouts
  for each statement execute function refuse_ledger_change();

do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('ledger_closings', 'investor_id = manzil_investor_id()'),
      ('statements', 'investor_id = manzil_investor_id()'),
      ('statement_lines', 'exists (select from statements where id = statement_id)'),
      ('payouts', 'investor_id = manzil_investor_id()')
    ) as list (name, mine)
  loop
    execute format('alter table %I enable row level security', owned.name);
    execute format('create policy %I on %I to manzil_portal using (%s)',
      owned.name || '_portal', owned.name, owned.mine);
    execute format('create policy %I on %I to manzil_service using (true) with check (true)',
      owned.name || '_service', owned.name);
  end loop;
end $$;
grant select on statements, statement_lines, payouts, fx_rates to manzil_portal;
grant select, insert on statements, statement_lines, fx_rates to manzil_service;
grant select, insert, update on payouts, ledger_closings, statement_numbers to manzil_service;
