-- As before (0015), and whether there is a second factor in force: operators may demand one of everybody.
drop function enter_session(text);
create function enter_session(token text)
  returns table (investor_id uuid, email text, first_name text, last_name text, avatar text, onboarding_step smallint,
    locale text, has_factor boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  seen record;
begin
  select s.id, s.last_seen_at, i.id as investor into seen
  from sessions s join investors i on i.id = s.investor_id
  where s.token_hash = token and s.revoked_at is null and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 minutes' and i.status = 'active';
  perform set_config('manzil.investor_id', coalesce(seen.investor::text, ''), true);
  if seen.investor is null then return; end if;
  if seen.last_seen_at < now() - interval '1 minute' then
    update sessions set last_seen_at = now() where id = seen.id;
  end if;
  return query
    select i.id, i.email, i.first_name, i.last_name, i.avatar_path, i.onboarding_step, i.locale,
      exists (select from second_factors f where f.investor_id = i.id and f.confirmed_at is not null)
    from investors i where i.id = seen.investor;
end $$;
revoke all on function enter_session(text) from public;
grant execute on function enter_session(text) to manzil_portal;
