-- 10,000 investors and 100,000 units beside the demo accounts: who owns what since when, plans, tenancies, cheques.
-- Ids (version 8, as of names) follow from a number, so that the other files find them; what looks chosen at random is a hash of it.

create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable parallel safe as
  $$ select overlay(overlay(md5(kind || n) placing '8' from 13) placing '8' from 17)::uuid $$;
-- The first investor owns 10,000 units, the second 250, the third four, the others nine each.
create function pg_temp.owner_of(n bigint) returns bigint language sql immutable parallel safe as
  $$ select case when n <= 10000 then 1 when n <= 10250 then 2 when n <= 10254 then 3 else 4 + n % 9997 end $$;
create function pg_temp.pick(n bigint, choices int) returns int language sql immutable parallel safe as
  $$ select (hashint8(n) & 2147483647) % choices $$;

insert into investors (id, investor_no, email, password_hash, salutation, first_name, last_name, onboarding_step)
select pg_temp.id('investor', n), 'MZ-' || 900000 + n, 'investor' || n || '@example.org', '-',
  case n % 2 when 0 then 'ms' else 'mr' end, 'First' || n, 'Last' || n, 4
from generate_series(1, 10000) n;

insert into properties (id, name, developer, community, emirate, total_units, drawing_seed, drawing_shape, floors,
  floors_built, facade_floors, bays)
select 100000 + n, 'Residence ' || n, 'Developer ' || n % 40, 'Community ' || n % 60, 'dubai', 200, n,
  case n % 3 when 0 then 'tower' when 1 then 'slab' else 'terrace' end, 40, 40 - n % 5 * 8, 40 - n % 5 * 8, 8
from generate_series(1, 500) n;

insert into construction_updates (id, property_id, published_on, title_de, title_en, body_de, body_en, source,
  progress_bps)
select pg_temp.id('update', n), 100001 + n % 500, current_date - (n / 500 * 30)::int, 'Baufortschritt', 'Progress',
  '<p>Es geht voran.</p>', '<p>On schedule.</p>',
  case n % 3 when 0 then 'dld' when 1 then 'developer' else 'site_visit' end, greatest(0, 9000 - n / 500 * 500)
from generate_series(0, 7999) n;

-- Of 20 units 3 are being built, 1 is being handed over, 2 are vacant, 1 is lived in by its owner, 13 are let.
create temp table new_units as
select n, pg_temp.id('unit', n) as id, n % 20 as stage, pg_temp.id('investor', pg_temp.owner_of(n)) as owner,
  pg_temp.id('investor', 4 + (n + 3333) % 9997) as co_owner, n % 10 = 0 as shared,
  current_date - 400 - pg_temp.pick(n, 1500) as bought_on, 60000000 + pg_temp.pick(n, 400) * 1000000::bigint as price
from generate_series(1, 100000) n;

insert into units (id, property_id, unit_no, floor, bay, unit_type, bedrooms, bathrooms, area_sqm_x100, lifecycle,
  lifecycle_since, handed_over_on, service_charge_fils, insurance_fils, management_fee_bps)
select id, 100001 + n % 500, (n / 500)::text, 1 + pg_temp.pick(n, 40), 1 + pg_temp.pick(n, 8), 'apartment',
  pg_temp.pick(n, 4), 1 + pg_temp.pick(n, 3), 5000 + pg_temp.pick(n, 12000),
  case when stage < 3 then 'under_construction' when stage < 4 then 'in_handover' when stage < 6 then 'vacant_listed'
    when stage < 7 then 'owner_use' else 'let' end,
  bought_on, case when stage > 3 then bought_on + 300 end, 1500000, 60000, 500
from new_units;

insert into acquisitions (unit_id, purchased_on, purchase_price_fils, dld_fee_fils, dld_fee_bps, other_cost_fils)
select id, bought_on, price, price / 25, 400, 500000 from new_units;

insert into unit_ownerships (unit_id, investor_id, share_bps, owned_from)
select id, owner, case when shared then 6000 else 10000 end, bought_on from new_units;
insert into unit_ownerships (unit_id, investor_id, share_bps, owned_from)
select id, co_owner, 4000, bought_on from new_units where shared;
-- Who sold a unit still has its past.
insert into unit_ownerships (unit_id, investor_id, share_bps, owned_from, owned_to)
select id, pg_temp.id('investor', 4 + (n + 5555) % 9997), 10000, bought_on - 900, bought_on - 1
from new_units where n % 20 = 7;

insert into payment_plans (id, unit_id, total_fils)
select pg_temp.id('plan', n), id, price from new_units where stage < 5;
insert into instalments (plan_id, seq, label_de, label_en, trigger, due_on, share_bps, amount_fils, paid_on)
select pg_temp.id('plan', n), seq, 'Rate ' || seq, 'Instalment ' || seq, 'date', bought_on + seq * 90, 1250, price / 8,
  case when bought_on + seq * 90 < current_date then bought_on + seq * 90 end
from new_units cross join generate_series(1, 8) seq where stage < 5;

insert into handover_cases (unit_id, opened_on, deadline_on, steps_done)
select id, current_date - 20, current_date + 40, n % 10 from new_units where stage = 3;

-- The present tenancy and up to three before it, four cheques each.
create temp table new_tenancies as
select n, id as unit_id, years, pg_temp.id('tenancy', n * 4 + years) as id,
  current_date - pg_temp.pick(n, 300) - years * 365 as starts_on
from new_units cross join generate_series(0, 3) years
where stage > 6 and years <= n % 4;
insert into tenancies (id, unit_id, starts_on, ends_on, annual_rent_fils, status)
select id, unit_id, starts_on, starts_on + 364, 6000000 + pg_temp.pick(n, 90) * 100000,
  case years when 0 then 'active' else 'ended' end
from new_tenancies;
insert into rent_cheques (tenancy_id, seq, due_on, amount_fils, status, cleared_on)
select id, seq, starts_on + seq * 91 - 91, 2000000,
  case when starts_on + seq * 91 - 91 < current_date then 'cleared' else 'held' end,
  case when starts_on + seq * 91 - 91 < current_date then starts_on + seq * 91 - 91 end
from new_tenancies cross join generate_series(1, 4) seq;

insert into subscriptions (unit_id, package_code, starts_on)
select id, case n % 3 when 0 then 'premium' else 'basic' end, bought_on + 300 from new_units where stage > 3;
