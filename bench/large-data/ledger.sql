-- Two million bookings of the investors, twenty for each unit, with their other halves in the books of the company;
-- a statement and a payout for each investor and month. Needs the temporary tables of portfolio.sql.

insert into ledger_accounts (id, owner_scope, investor_id, unit_id, currency)
select pg_temp.id('account', n), 'investor', owner, id, 'AED' from new_units;
insert into ledger_accounts (id, owner_scope, investor_id, unit_id, currency)
select pg_temp.id('co-account', n), 'investor', co_owner, id, 'AED' from new_units where shared;
insert into ledger_accounts (id, owner_scope, currency)
select pg_temp.id('company', 0), 'company', 'AED'
where not exists (select from ledger_accounts where owner_scope = 'company' and currency = 'AED');
insert into ledger_closings (investor_id, currency)
select pg_temp.id('investor', n), 'AED' from generate_series(1, 10000) n;

-- In the order of their ids, in which indexes grow at their end.
create temp table new_bookings as
select pg_temp.id('journal', n * 20 + seq) as id, n * 20 + seq as no,
  pg_temp.id(case when shared and seq % 4 = 0 then 'co-account' else 'account' end, n) as account_id,
  current_date - (seq * 18 + pg_temp.pick(n * 20 + seq, 18)) as value_date,
  (array['rent', 'management_fee', 'maintenance', 'service_charge', 'payout'])[1 + seq % 5] as category,
  (array[500000, -25000, -15000, -40000, -380000])[1 + seq % 5] + pg_temp.pick(n * 20 + seq, 1000) as amount
from (select n::bigint, shared from new_units) unit cross join generate_series(0, 19) seq
order by id;

insert into journals (id, booked_on, value_date, kind, text_de, text_en, source)
select id, value_date, value_date, case category when 'management_fee' then 'fee' else category end, 'Buchung ' || no,
  'Booking ' || no, 'bank'
from new_bookings;
insert into journal_lines (journal_id, line_no, account_id, value_date, amount_minor, currency, category)
select new_bookings.id, line_no, line.account_id, value_date, line.amount, 'AED', category
from new_bookings
cross join (select id from ledger_accounts where owner_scope = 'company' and currency = 'AED') company
cross join lateral (values (1, account_id, amount), (2, company.id, -amount)) line (line_no, account_id, amount);

create temp table new_statements as
select investor * 100 + month as n, pg_temp.id('investor', investor) as investor_id,
  (date_trunc('month', current_date) - make_interval(months => month))::date as period_from
from generate_series(1, 10000) investor cross join generate_series(1, 12) month;
insert into statements (id, no, investor_id, period_from, period_to, currency, opening_minor, income_minor,
  expense_minor, fee_minor, vat_minor, reserve_delta_minor, other_minor, payout_minor, closing_minor, language, pdf_key,
  sha256, published_at)
select pg_temp.id('statement', n), 'MZ-2020-' || 1000000 + n, investor_id, period_from,
  (period_from + interval '1 month - 1 day')::date, 'AED', 0, 500000, -60000, -25000, -1250, 0, 0, -413750, 0, 'de',
  'bench/' || n, repeat('0', 64), period_from + interval '1 month'
from new_statements;
insert into statement_lines (statement_id, position, unit_id, property_name, unit_no, share_bps, category, bookings,
  first_on, last_on, amount_minor)
select pg_temp.id('statement', n), position, pg_temp.id('unit', n / 100), 'Residence', '1', 10000,
  (array['rent', 'maintenance', 'management_fee', 'fee_vat', 'payout'])[position], 1, period_from, period_from,
  (array[500000, -60000, -25000, -1250, -413750])[position]
from new_statements cross join generate_series(1, 5) position;

insert into payouts (investor_id, statement_id, ordered_on, gross_minor, currency, credited_minor, credited_currency,
  status, value_date)
select investor_id, pg_temp.id('statement', n), period_from + 35, 413750, 'AED', 413750, 'AED', 'paid', period_from + 37
from new_statements;
