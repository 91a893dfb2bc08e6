-- Two roles do the API's work; neither owns anything, neither can sign in. Roles belong to the server, so another
-- database may have made them.
do $$
declare
  name text;
  may_use text;
begin
  foreach name in array array['manzil_portal', 'manzil_service'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    -- From version 16 on who makes a role is its administrator without being allowed to work as it.
    may_use := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
    if not pg_has_role(current_user, name, may_use) then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end $$;

-- Whose requests the connection works for; null = nobody's, who sees nothing.
create function manzil_investor_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('manzil.investor_id', true), '')::uuid;

-- Sign-in, mail, sweeps, operators: everything that is not one investor's.
grant select, insert, update, delete on all tables in schema public to manzil_service;

-- Requests of a signed-in investor.
grant select on
  properties, construction_updates, units, unit_ownerships, acquisitions, payment_plans, instalments,
  handover_cases, tenancies, rent_cheques, ledger_accounts, journals, journal_lines, addresses, bank_accounts,
  documents, faq_categories, faq_items, articles, course_modules, course_lessons
  to manzil_portal;
grant select (id, investor_no, email, salutation, first_name, last_name, phone_e164, avatar_path, locale,
  onboarding_step, status, created_at, updated_at) on investors to manzil_portal;

do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('investors', 'id = manzil_investor_id()'),
      ('sessions', 'investor_id = manzil_investor_id()'),
      ('unit_ownerships', 'investor_id = manzil_investor_id()'),
      ('addresses', 'investor_id = manzil_investor_id()'),
      ('bank_accounts', 'investor_id = manzil_investor_id()'),
      ('documents', 'investor_id = manzil_investor_id()'),
      ('units', 'id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('acquisitions', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('payment_plans', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('handover_cases', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('tenancies', 'unit_id in (select unit_id from unit_ownerships where investor_id = manzil_investor_id())'),
      ('instalments', 'exists (select from payment_plans where id = plan_id)'),
      ('rent_cheques', 'exists (select from tenancies where id = tenancy_id)'),
      ('ledger_accounts', 'investor_id = manzil_investor_id()'),
      ('journal_lines', 'account_id in (select id from ledger_accounts where investor_id = manzil_investor_id())'),
      ('journals', 'exists (select from journal_lines where journal_id = journals.id)')
    ) as list (name, mine)
  loop
    execute format('alter table %I enable row level security', owned.name);
    execute format('create policy %I on %I to manzil_portal using (%s)',
      owned.name || '_portal', owned.name, owned.mine);
    execute format('create policy %I on %I to manzil_service using (true) with check (true)',
      owned.name || '_service', owned.name);
  end loop;
end $$;

-- Who is behind a token: the connection works for them until the next call, for nobody where the session is over.
-- Notes at most once a minute that the session is in use. One round trip for the session and the identity.
create function open_session(token text)
  returns table (investor_id uuid, email text, first_name text, last_name text, avatar text, onboarding_step smallint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  seen record;
begin
  select s.id, s.last_seen_at, i.id as investor into seen
  from sessions s join investors i on i.id = s.investor_id
  where s.token_hash = token and s.revoked_at is null and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 minutes' and i.status = 'active';
  perform set_config('manzil.investor_id', coalesce(seen.investor::text, ''), false);
  if seen.investor is null then return; end if;
  if seen.last_seen_at < now() - interval '1 minute' then
    update sessions set last_seen_at = now() where id = seen.id;
  end if;
  return query
    select i.id, i.email, i.first_name, i.last_name, i.avatar_path, i.onboarding_step
    from investors i where i.id = seen.investor;
end $$;
revoke all on function open_session(text) from public;
grant execute on function open_session(text) to manzil_portal;

-- What a unit's repairs cost all its owners together, for those who own it; 0 for everybody else. plpgsql keeps its
-- plan, and a list asks for every row.
create function unit_maintenance_fils(unit uuid, after date, until date) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from unit_ownerships o where o.unit_id = unit and o.investor_id = manzil_investor_id()
  ) then
    return 0;
  end if;
  return (
    select coalesce(-sum(l.amount_minor), 0)
    from ledger_accounts b join journal_lines l on l.account_id = b.id
    where b.unit_id = unit and b.owner_scope = 'investor' and b.currency = 'AED' and l.category = 'maintenance'
      and l.value_date > after and l.value_date <= until);
end $$;
revoke all on function unit_maintenance_fils(uuid, date, date) from public;
grant execute on function unit_maintenance_fils(uuid, date, date) to manzil_portal;
