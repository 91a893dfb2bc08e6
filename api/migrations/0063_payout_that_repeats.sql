-- What did not arrive is transferred again, alone or within a later payout. Which one does so the office says: a sum
-- that is the same may be the next month's.
alter table payouts
  add column repeats_id uuid,
  add constraint payouts_repeats_another check (repeats_id <> id),
  add constraint payouts_of_investor unique (id, investor_id),
  add constraint payouts_repeats_own foreign key (repeats_id, investor_id) references payouts (id, investor_id)
    deferrable initially deferred;
create index payouts_repeats_id on payouts (repeats_id) where repeats_id is not null;

-- What a settled one repeats may be said later, and its booking where it had none.
create or replace function keep_payout() returns trigger language plpgsql as $$
declare
  later text[] := '{statement_id,repeats_id,updated_at}';
begin
  if old.journal_id is null then
    later := later || 'journal_id'::text;
  end if;
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
