create table addresses (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  street text not null,
  house_no text,
  line2 text,
  postal_code text,
  city text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_investor_id on addresses (investor_id);
create unique index addresses_current on addresses (investor_id) where valid_to is null;

create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  holder_name text not null,
  iban_country text not null check (iban_country ~ '^[A-Z]{2}$'),
  iban_last4 text not null check (iban_last4 ~ '^[0-9A-Z]{4}$'),
  bic text,
  bank_name text,
  currency text not null check (currency in ('AED', 'EUR', 'USD', 'CHF', 'GBP')),
  status text not null check (status in ('pending_verification', 'verified', 'rejected', 'replaced')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bank_accounts_investor_id on bank_accounts (investor_id);
create unique index bank_accounts_current on bank_accounts (investor_id) where status <> 'replaced';

create table documents (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references investors (id) on delete cascade,
  unit_id uuid references units (id),
  document_type text not null check (document_type in (
    'passport', 'proof-of-address', 'emirates-id', 'visa', 'tenancy-contract', 'ejari', 'purchase-contract',
    'title-deed', 'oqood', 'power-of-attorney', 'property-management-contract', 'snagging-report',
    'de-snagging-report', 'invoice', 'receipt')),
  status text not null check (status in ('accepted', 'in_review', 'declined')),
  -- Last valid day; that it has passed is derived, not stored.
  valid_until date,
  uploaded_on date not null,
  decline_code text check (decline_code in (
    'unreadable', 'cropped', 'expired', 'wrong_type', 'name_mismatch', 'older_than_3_months', 'other')),
  superseded_by_id uuid references documents (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'declined') = (decline_code is not null)),
  check (superseded_by_id <> id)
);
create index documents_current on documents (investor_id, uploaded_on desc) where superseded_by_id is null;
create index documents_investor_id on documents (investor_id);
create index documents_unit_id on documents (unit_id);
create index documents_superseded_by_id on documents (superseded_by_id);
