create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  owner_scope text not null check (owner_scope in ('investor', 'deposit', 'reserve', 'company')),
  -- What Manzil owes this investor for this unit.
  investor_id uuid references investors (id),
  unit_id uuid references units (id),
  currency text not null check (currency in ('AED', 'EUR')),
  created_at timestamptz not null default now(),
  check (case owner_scope
    when 'company' then investor_id is null and unit_id is null
    when 'deposit' then investor_id is null and unit_id is not null
    else investor_id is not null end),
  unique nulls not distinct (owner_scope, investor_id, unit_id, currency),
  unique (id, currency)
);
create index ledger_accounts_investor_id on ledger_accounts (investor_id, unit_id);
create index ledger_accounts_unit_id on ledger_accounts (unit_id);

create table journals (
  id uuid primary key default gen_random_uuid(),
  booked_on date not null,
  value_date date not null,
  kind text not null check (kind in (
    'rent', 'fee', 'service_charge', 'maintenance', 'insurance', 'payout', 'contribution', 'correction')),
  text_de text not null,
  text_en text not null,
  source text not null check (source in ('bank', 'invoice', 'manual')),
  reverses_id uuid unique references journals (id),
  created_at timestamptz not null default now(),
  unique (id, value_date)
);

create table journal_lines (
  journal_id uuid not null,
  line_no integer not null check (line_no > 0),
  account_id uuid not null,
  -- Repeats the journal's day (held equal by the foreign key), so that a period is one index range.
  value_date date not null,
  -- Positive where the account's owner gains.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  category text not null check (category in (
    'rent', 'late_fee', 'deposit_in', 'deposit_out', 'management_fee', 'fee_vat', 'letting_fee',
    'service_charge', 'maintenance', 'capex', 'insurance', 'utilities', 'ejari_fee', 'legal', 'court',
    'cleaning', 'furnishing', 'bank_fee', 'fx_difference', 'payout', 'owner_contribution', 'correction')),
  primary key (journal_id, line_no),
  foreign key (journal_id, value_date) references journals (id, value_date),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
create index journal_lines_account_id on journal_lines (account_id, value_date)
  include (category, amount_minor);

create function check_journal_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from journal_lines where journal_id = new.journal_id
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'journal % does not balance', new.journal_id
      using errcode = 'check_violation', constraint = 'journal_lines_balance';
  end if;
  return null;
end $$;
create constraint trigger journal_lines_balance
  after insert on journal_lines
  deferrable initially deferred
  for each row execute function check_journal_balance();

-- A mistake is corrected by a journal that reverses it.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger journals_append_only
  before update or delete or truncate on journals
  for each statement execute function refuse_ledger_change();
create trigger journal_lines_append_only
  before update or delete or truncate on journal_lines
  for each statement execute function refuse_ledger_change();
