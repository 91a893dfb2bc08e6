-- manzil_portal and manzil_service sign in and do the API's work, manzil_migrator owns database and tables; none of them
-- is an administrator, and none may work as another but manzil_migrator, whose migrations hand out what is theirs.
-- The passwords are read from files in the folder PASSWORDS: an argument of psql could be seen by every process.
\set ON_ERROR_STOP on
\set service_password `cat "$PASSWORDS/service_password"`
\set portal_password `cat "$PASSWORDS/portal_password"`
\set migrator_password `cat "$PASSWORDS/migrator_password"`

select format('create role %I', name)
  from unnest(array['manzil_portal', 'manzil_service', 'manzil_migrator']) as name
  where not exists (select from pg_roles where rolname = name) \gexec

-- A statement with a password stays out of the server's log, whatever it is set to write.
select set_config(name, value, false)
  from (values ('log_statement', 'none'), ('log_min_duration_statement', '-1'), ('log_min_error_statement', 'panic'))
    as quiet (name, value)
  where (select rolsuper from pg_roles where rolname = current_user) \g /dev/null
alter role manzil_service login password :'service_password';
alter role manzil_portal login password :'portal_password';
alter role manzil_migrator login password :'migrator_password';
grant manzil_portal, manzil_service to manzil_migrator;

-- The API does not start without them (api/src/platform/postgres/login-settings.ts says why each).
select format('alter role %I set %I = %L', role, name, value)
  from unnest(array['manzil_portal', 'manzil_service']) as role,
    (values ('plan_cache_mode', 'force_generic_plan'), ('random_page_cost', '1.1'), ('statement_timeout', '5s'))
      as settings (name, value) \gexec

select 'create database manzil owner manzil_migrator'
  where not exists (select from pg_database where datname = 'manzil') \gexec
revoke all on database manzil, postgres, template1 from public;
grant connect on database manzil to manzil_portal, manzil_service;
