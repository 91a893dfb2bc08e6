-- A payout is often paid before the month's statement is out, and a statement may be corrected: which one it belongs to may
-- be said later. All else that the bank has settled stays as it was.
create or replace function keep_payout() returns trigger language plpgsql as $$
declare
  later text[] := '{statement_id,updated_at}';
begin
  if row(new.id, new.investor_id, new.ordered_on, new.gross_minor, new.currency, new.credited_currency)
      is distinct from
     row(old.id, old.investor_id, old.ordered_on, old.gross_minor, old.currency, old.credited_currency)
    or (old.status in ('paid', 'failed', 'returned')
      and to_jsonb(new) - later is distinct from to_jsonb(old) - later
      and (old.status <> 'paid' or new.status <> 'returned'
        or row(new.bank_fee_minor, new.fx_rate, new.fx_source, new.fx_as_of, new.credited_minor, new.value_date)
          is distinct from
           row(old.bank_fee_minor, old.fx_rate, old.fx_source, old.fx_as_of, old.credited_minor, old.value_date)))
  then
    raise exception 'payout % is settled', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
