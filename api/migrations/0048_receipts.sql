-- A receipt may come after its booking: it is attached once. Nothing else of a line ever changes.
create function keep_journal_line() returns trigger language plpgsql as $$
begin
  if (old.document_id is not null and new.document_id is distinct from old.document_id)
    or to_jsonb(new) - 'document_id' is distinct from to_jsonb(old) - 'document_id' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger journal_lines_append_only on journal_lines;
create trigger journal_lines_append_only before delete or truncate on journal_lines
  for each statement execute function refuse_ledger_change();
create trigger journal_lines_kept before update on journal_lines
  for each row execute function keep_journal_line();
grant update (document_id) on journal_lines to manzil_service;
