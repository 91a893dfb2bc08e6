-- Which account a payout goes to at a moment is decided by these two: an account is used from `usable_from` and its
-- confirmation on, unless it was replaced before that. Kept by the trigger, for an older API does not know them.
alter table bank_accounts
  -- Since when it is known to be the investor's.
  add column confirmed_at timestamptz,
  add column replaced_at timestamptz;

-- Of an account that was replaced before, only the log or a payment tells whether it had been confirmed.
update bank_accounts set confirmed_at = coalesce(reviewed_at, created_at)
where status = 'verified'
  or (status = 'replaced' and (
    exists (select from payouts where bank_account_id = bank_accounts.id)
    or exists (
      select from audit_log where entity_type = 'bank_account' and entity_id = bank_accounts.id::text
        and (action = 'bank_account.verified' or detail ->> 'status' = 'verified'))));
update bank_accounts set replaced_at = updated_at where status = 'replaced';

create function date_bank_account() returns trigger language plpgsql as $$
begin
  if new.status = 'verified' then
    new.confirmed_at := coalesce(new.confirmed_at, case tg_op when 'INSERT' then new.created_at else now() end);
  end if;
  new.replaced_at := case when new.status = 'replaced' then coalesce(new.replaced_at, now()) end;
  return new;
end $$;
create trigger bank_accounts_dated before insert or update on bank_accounts
  for each row execute function date_bank_account();

-- A change that is withdrawn makes the account before the present one again.
grant update (version) on bank_accounts to manzil_portal;
