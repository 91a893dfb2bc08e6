-- The receipt of a declaration is on the page in any case; the mail is left out where an address gets too many.
alter table declarations add column receipt_mailed boolean not null default true;

-- Letters of trade are kept for six years from the end of their calendar year (§ 257 HGB); then a declaration may go.
drop trigger declarations_append_only on declarations;
create trigger declarations_append_only
  before update or truncate on declarations
  for each statement execute function refuse_ledger_change();

create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.received_at
    >= (date_trunc('year', now() at time zone 'Europe/Berlin') - interval '6 years') at time zone 'Europe/Berlin'
  then
    raise exception '% is append-only', tg_table_name using
      errcode = 'restrict_violation', detail = 'Six years from the end of the year it was received in are not over.';
  end if;
  return old;
end $$;
create trigger declarations_kept
  before delete on declarations
  for each row execute function refuse_early_removal();
grant delete on declarations to manzil_service;
