-- Who did what. Rows are added in the transaction of the act and never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_type text not null check (actor_type in ('investor', 'operator', 'system')),
  actor_id text check (length(actor_id) <= 200),
  action text not null check (action ~ '^[a-z0-9_]+(\.[a-z0-9_]+)+$' and length(action) <= 100),
  entity_type text not null check (entity_type ~ '^[a-z0-9_]+$' and length(entity_type) <= 100),
  entity_id text check (length(entity_id) <= 200),
  -- Whom it concerns, who may read it. No foreign key: the log outlives the account.
  investor_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and pg_column_size(detail) <= 8192)
);
create index audit_log_investor_id on audit_log (investor_id, id desc);
create index audit_log_entity on audit_log (entity_type, entity_id, id);

-- One link per entry, in the order of the commits: the entry's hash over itself and the hash before.
create table audit_chain (
  seq bigint primary key,
  entry_id bigint not null unique,
  prev_hash text not null,
  hash text not null
);

-- The last link, kept apart so that links cut off at the end are missed.
create table audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash text not null
);
insert into audit_head (seq, hash) values (0, repeat('0', 64));

-- Adds the links of all entries of the transaction at its end: however long an act takes after its entry, nobody waits
-- for it. The first entry links them all, as a head that moved once per entry would leave its dead versions behind.
-- What is hashed: a JSON array of texts (or null). verify-audit.ts writes the same text from the stored values.
create function chain_audit_entries() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  head audit_head;
  entry audit_log;
  next bigint := new.id;
  link text;
begin
  if exists (select from audit_chain where entry_id = new.id) then return null; end if;
  -- Transactions come to the head in the order in which they ask; the row lock alone would let some wait for long.
  perform pg_advisory_xact_lock(7262905115);
  select * into strict head from audit_head for update;
  -- Entries of other transactions are visible together with their links only. One at a time by the primary key: as one
  -- query this is planned as a scan of the whole log.
  loop
    select * into entry from audit_log where id >= next order by id limit 1;
    exit when not found;
    next := entry.id + 1;
    continue when exists (select from audit_chain where entry_id = entry.id);
    link := encode(sha256(convert_to(json_build_array(
      (head.seq + 1)::text, head.hash, entry.id::text,
      to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      entry.actor_type, entry.actor_id, entry.action, entry.entity_type, entry.entity_id, entry.investor_id::text,
      entry.detail::text)::text, 'UTF8')), 'hex');
    insert into audit_chain (seq, entry_id, prev_hash, hash) values (head.seq + 1, entry.id, head.hash, link);
    head.seq := head.seq + 1;
    head.hash := link;
  end loop;
  update audit_head set seq = head.seq, hash = head.hash;
  return null;
end $$;
create constraint trigger audit_log_chained after insert on audit_log
  deferrable initially deferred for each row execute function chain_audit_entries();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger audit_chain_append_only before update or delete or truncate on audit_chain
  for each statement execute function refuse_audit_change();

-- Only the trigger writes links and head, as the owner of the tables. Nobody chooses number or time of an entry.
grant select on audit_log, audit_chain, audit_head to manzil_service;
grant insert (actor_type, actor_id, action, entity_type, entity_id, investor_id, detail)
  on audit_log to manzil_service, manzil_portal;
grant select on audit_log to manzil_portal;

alter table audit_log enable row level security;
create policy audit_log_portal_read on audit_log for select to manzil_portal
  using (investor_id = manzil_investor_id());
create policy audit_log_portal_add on audit_log for insert to manzil_portal
  with check (investor_id = manzil_investor_id() and actor_type = 'investor'
    and actor_id = manzil_investor_id()::text);
create policy audit_log_service on audit_log to manzil_service using (true) with check (true);
