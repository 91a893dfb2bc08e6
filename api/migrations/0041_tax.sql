-- Where an owner pays tax, as chosen for the figures of the tax return: one of the countries whose rules the portal knows.
create table tax_choices (
  investor_id uuid primary key references investors (id) on delete cascade,
  residence text not null check (residence in ('DE', 'AT', 'CH')),
  updated_at timestamptz not null default now()
);

-- What an owner enters to have the depreciation of a unit reckoned. It outlives the ownership: the year of the sale is
-- declared after it.
create table tax_depreciations (
  investor_id uuid not null references investors (id) on delete cascade,
  unit_id uuid not null references units (id),
  land_share_bps integer not null check (land_share_bps between 0 and 10000),
  reason text not null check (reason in ('usual', 'finished_from_2023', 'shorter_life')),
  own_rate_bps integer check (own_rate_bps between 1 and 10000),
  starts_on date not null,
  -- Price and costs in minor units of the currency of the tax return.
  own_acquisition_minor bigint check (own_acquisition_minor >= 0),
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (investor_id, unit_id),
  check ((reason = 'shorter_life') = (own_rate_bps is not null))
);
create index tax_depreciations_unit_id on tax_depreciations (unit_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['tax_choices', 'tax_depreciations'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy %I on %I to manzil_portal using (investor_id = manzil_investor_id())',
      owned || '_portal', owned);
    execute format('create policy %I on %I to manzil_service using (true) with check (true)',
      owned || '_service', owned);
  end loop;
end $$;
grant select, insert, update on tax_choices, tax_depreciations to manzil_portal;
grant select, insert, update, delete on tax_choices, tax_depreciations to manzil_service;
