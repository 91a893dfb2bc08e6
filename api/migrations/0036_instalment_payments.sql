-- Where the instalments of a project are paid to. Bank and last four digits are in properties, from another source: where
-- the two differ, nobody is shown an account.
create table escrow_accounts (
  property_id integer primary key references properties (id) on delete cascade,
  -- As the bank has it.
  holder_name text not null,
  iban_country text not null,
  iban_last4 text not null,
  iban_sealed bytea not null,
  iban_key_id text not null,
  entered_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table escrow_accounts enable row level security;
create policy escrow_accounts_portal on escrow_accounts for select to manzil_portal using (property_id in (
  select property_id from units where id in (
    select unit_id from unit_ownerships where investor_id = manzil_investor_id())));
create policy escrow_accounts_service on escrow_accounts to manzil_service using (true) with check (true);
grant select on escrow_accounts to manzil_portal;
grant select, insert, update, delete on escrow_accounts to manzil_service;

alter table instalments
  -- Day on which the proof that is in review was handed in; kept by the trigger below, for all owners of the unit.
  add column proof_submitted_on date,
  -- The accepted proof by which it became paid.
  add column receipt_document_id uuid references documents (id) on delete set null;
create index instalments_receipt on instalments (receipt_document_id) where receipt_document_id is not null;

alter table documents
  -- A receipt that proves the payment of it.
  add column instalment_id uuid references instalments (id) on delete set null;
create index documents_instalment_id on documents (instalment_id) where instalment_id is not null;
grant insert (instalment_id) on documents to manzil_portal;
create policy documents_portal_instalment on documents as restrictive for insert to manzil_portal
  with check (instalment_id is null or exists (select from instalments where id = instalment_id));

create function keep_instalment_proof() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.instalment_id else new.instalment_id end;
begin
  update instalments n
  set proof_submitted_on = proof.day, version = n.version + 1, updated_at = now()
  from (
    select max(uploaded_on) as day from documents
    where instalment_id = changed and status = 'in_review' and superseded_by_id is null
  ) proof
  where n.id = changed and n.proof_submitted_on is distinct from proof.day;
  return null;
end $$;
create trigger documents_proof_insert after insert on documents
  for each row when (new.instalment_id is not null) execute function keep_instalment_proof();
create trigger documents_proof_update after update on documents
  for each row when (new.instalment_id is not null) execute function keep_instalment_proof();
create trigger documents_proof_delete after delete on documents
  for each row when (old.instalment_id is not null) execute function keep_instalment_proof();
revoke all on function keep_instalment_proof() from public;
