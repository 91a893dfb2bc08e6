-- manzil_portal and manzil_service do the API's work and cannot sign in (api/migrations/0007_roles.sql); manzil_app signs
-- in and may take these two, nothing else; manzil_migrator owns database and tables. None is an administrator.
-- The passwords are read from files in the folder PASSWORDS: an argument of psql could be seen by every process.
\set ON_ERROR_STOP on
\set app_password `cat "$PASSWORDS/app_password"`
\set migrator_password `cat "$PASSWORDS/migrator_password"`

select format('create role %I', name)
  from unnest(array['manzil_portal', 'manzil_service', 'manzil_app', 'manzil_migrator']) as name
  where not exists (select from pg_roles where rolname = name) \gexec

-- A statement with a password stays out of the server's log, whatever it is set to write.
select set_config(name, value, false)
  from (values ('log_statement', 'none'), ('log_min_duration_statement', '-1'), ('log_min_error_statement', 'panic'))
    as quiet (name, value)
  where (select rolsuper from pg_roles where rolname = current_user) \g /dev/null
alter role manzil_app login noinherit password :'app_password';
alter role manzil_migrator login password :'migrator_password';
grant manzil_portal, manzil_service to manzil_app, manzil_migrator;

select 'create database manzil owner manzil_migrator'
  where not exists (select from pg_database where datname = 'manzil') \gexec
revoke all on database manzil, postgres, template1 from public;
grant connect on database manzil to manzil_app;
