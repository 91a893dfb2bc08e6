-- A sheet that says when an instalment was paid stands for it from then on: declining the proof no longer undoes it.
create function forget_receipt() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.receipt_document_id is not distinct from old.receipt_document_id then
    new.receipt_document_id := null;
  end if;
  return new;
end $$;
create trigger instalments_other_source before update of paid_on on instalments
  for each row when (old.receipt_document_id is not null) execute function forget_receipt();
revoke all on function forget_receipt() from public;

-- Proofs of two owners at once: the second counts what the first has stored.
create or replace function keep_instalment_proof() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.instalment_id else new.instalment_id end;
begin
  -- A statement of its own, so that the next one sees what was committed while this one waited.
  perform from instalments where id = changed for no key update;
  update instalments n
  set proof_submitted_on = proof.day, version = n.version + 1, updated_at = now()
  from (
    select max(uploaded_on) as day from documents
    where instalment_id = changed and status = 'in_review' and superseded_by_id is null
  ) proof
  where n.id = changed and n.proof_submitted_on is distinct from proof.day;
  return null;
end $$;
