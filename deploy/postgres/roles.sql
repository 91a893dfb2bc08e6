-- manzil_portal and manzil_service do the API's work and cannot sign in (api/migrations/0007_roles.sql); manzil_app signs
-- in and may take these two, nothing else; manzil_migrator owns database and tables. None is an administrator.
select format('create role %I', name)
  from unnest(array['manzil_portal', 'manzil_service', 'manzil_app', 'manzil_migrator']) as name
  where not exists (select from pg_roles where rolname = name) \gexec
alter role manzil_app login noinherit password :'app_password';
alter role manzil_migrator login password :'migrator_password';
grant manzil_portal, manzil_service to manzil_app, manzil_migrator;

select 'create database manzil owner manzil_migrator'
  where not exists (select from pg_database where datname = 'manzil') \gexec
revoke all on database manzil, postgres, template1 from public;
grant connect on database manzil to manzil_app;
