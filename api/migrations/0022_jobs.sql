-- Jobs, run by pg-boss (docs/decisions/031). Up to the queues this is what pg-boss 10.4 makes of an empty schema, word for
-- word but for the layout: `PgBoss.getConstructionPlans('jobs')`. The API never makes a table, so its version is told
-- that the schema is there.
create schema jobs;

create type jobs.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');

create table jobs.version (
  version int primary key,
  maintained_on timestamptz,
  cron_on timestamptz,
  monitored_on timestamptz
);

create table jobs.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text references jobs.queue (name),
  partition_name text,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now(),
  primary key (name)
);

create table jobs.schedule (
  name text references jobs.queue on delete cascade,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now(),
  primary key (name)
);

create table jobs.subscription (
  event text not null,
  name text not null references jobs.queue on delete cascade,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now(),
  primary key (event, name)
);

create table jobs.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state jobs.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamptz not null default now(),
  started_on timestamptz,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamptz not null default now(),
  completed_on timestamptz,
  keep_until timestamptz not null default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) partition by list (name);
alter table jobs.job add primary key (name, id);

create table jobs.archive (like jobs.job);
alter table jobs.archive add primary key (name, id);
alter table jobs.archive add archived_on timestamptz not null default now();
create index archive_i1 on jobs.archive (archived_on);

create function jobs.create_queue(queue_name text, options json) returns void language plpgsql as $$
declare
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
begin
  with q as (
    insert into jobs.queue (
      name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_minutes, dead_letter, partition_name
    )
    values (
      queue_name,
      options->>'policy',
      (options->>'retryLimit')::int,
      (options->>'retryDelay')::int,
      (options->>'retryBackoff')::bool,
      (options->>'expireInSeconds')::int,
      (options->>'retentionMinutes')::int,
      options->>'deadLetter',
      table_name
    )
    on conflict do nothing
    returning created_on
  )
  select created_on into queue_created_on from q;
  if queue_created_on is null then return; end if;

  execute format('create table jobs.%I (like jobs.job including defaults)', table_name);
  execute format('alter table jobs.%1$I add primary key (name, id)', table_name);
  execute format('alter table jobs.%1$I add constraint q_fkey foreign key (name) references jobs.queue (name) on delete restrict deferrable initially deferred', table_name);
  execute format('alter table jobs.%1$I add constraint dlq_fkey foreign key (dead_letter) references jobs.queue (name) on delete restrict deferrable initially deferred', table_name);
  execute format('create unique index %1$s_i1 on jobs.%1$I (name, coalesce(singleton_key, '''')) where state = ''created'' and policy = ''short''', table_name);
  execute format('create unique index %1$s_i2 on jobs.%1$I (name, coalesce(singleton_key, '''')) where state = ''active'' and policy = ''singleton''', table_name);
  execute format('create unique index %1$s_i3 on jobs.%1$I (name, state, coalesce(singleton_key, '''')) where state <= ''active'' and policy = ''stately''', table_name);
  execute format('create unique index %1$s_i4 on jobs.%1$I (name, singleton_on, coalesce(singleton_key, '''')) where state <> ''cancelled'' and singleton_on is not null', table_name);
  execute format('create index %1$s_i5 on jobs.%1$I (name, start_after) include (priority, created_on, id) where state < ''active''', table_name);
  execute format('alter table jobs.%I add constraint cjc check (name=%L)', table_name, queue_name);
  execute format('alter table jobs.job attach partition jobs.%I for values in (%L)', table_name, queue_name);
end $$;

create function jobs.delete_queue(queue_name text) returns void language plpgsql as $$
declare
  table_name varchar;
begin
  with deleted as (
    delete from jobs.queue where name = queue_name returning partition_name
  )
  select partition_name from deleted into table_name;
  execute format('drop table if exists jobs.%I', table_name);
end $$;

insert into jobs.version (version) values (24);

-- One for each kind of job (api/src/schedule.ts), which also says how often, how long and how many times: a queue is a
-- table, and the API's role makes none. The first is pg-boss's own, for what the schedule starts.
select jobs.create_queue(name, '{}')
from unnest(array['__pgboss__send-it', 'mail-delivery', 'mail-sweep', 'account-sweep', 'file-sweep']) as name;

-- The partitions need none of it: they are reached through jobs.job.
grant usage on schema jobs to manzil_service;
grant select, insert, update, delete on jobs.version, jobs.queue, jobs.schedule, jobs.subscription, jobs.job, jobs.archive
  to manzil_service;

-- A mail that waits starts a delivery once its transaction has committed. The outbox remains what makes it sure: the
-- schedule looks there every minute, whatever became of this job. Each with a key of its own, as two transactions with
-- the same one would wait for each other.
create function start_mail_delivery() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into jobs.job (name, policy, singleton_key, retry_limit, retry_delay, retry_backoff, expire_in)
  select name, policy, gen_random_uuid()::text, coalesce(retry_limit, 2), coalesce(retry_delay, 0),
    coalesce(retry_backoff, false), coalesce(expire_seconds * interval '1 second', interval '15 minutes')
  from jobs.queue where name = 'mail-delivery';
  return null;
end $$;
revoke all on function start_mail_delivery() from public;
create trigger mail_outbox_delivery after insert on mail_outbox
  for each statement execute function start_mail_delivery();
