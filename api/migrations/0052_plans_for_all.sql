-- The plan of a statement is made once for a connection, and a stable function is worked out while it is made: who asked
-- first decided it for all that followed. An owner of four units waited 110 ms for the dashboard in place of 11, where an
-- owner of 10,000 had asked before. What a subquery says is not known until the plan runs.
do $$
declare
  policy record;
begin
  for policy in
    select tablename as name, policyname,
      replace(qual, 'manzil_investor_id()', '(select manzil_investor_id())') as uses,
      replace(with_check, 'manzil_investor_id()', '(select manzil_investor_id())') as checks
    from pg_policies
    where schemaname = current_schema and concat(qual, with_check) like '%manzil\_investor\_id()%'
  loop
    if policy.uses is not null then
      execute format('alter policy %I on %I using (%s)', policy.policyname, policy.name, policy.uses);
    end if;
    if policy.checks is not null then
      execute format('alter policy %I on %I with check (%s)', policy.policyname, policy.name, policy.checks);
    end if;
  end loop;
end $$;

-- The fee of a let unit is that of its package that runs, found for each of an owner's units: by a B-tree alone it takes
-- 4 µs, by the index of the exclusion constraint 20.
create index subscriptions_in_force on subscriptions (unit_id) include (starts_on, ends_on, package_code)
  where cancelled_at is null;
