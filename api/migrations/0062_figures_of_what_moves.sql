-- A row whose unit another table names (a cheque's tenancy, an instalment's plan) belongs to another unit once that has
-- moved, which a writer that waited for the one that moved it learns only then: it asks again until nothing new is said.
create or replace function keep_unit_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed uuid[];
  kept uuid[] := '{}';
begin
  loop
    execute format('select array(select distinct unit_id from (%s) touched (unit_id))',
      case tg_op
        when 'INSERT' then format(tg_argv[0], 'written')
        when 'DELETE' then format(tg_argv[0], 'former')
        else format(tg_argv[0], 'written') || ' union all ' || format(tg_argv[0], 'former')
      end) into changed;
    exit when changed <@ kept;
    execute format('select %I($1)', coalesce(tg_argv[1], 'refresh_unit_figures')) using changed;
    kept := kept || changed;
  end loop;
  return null;
end $$;
