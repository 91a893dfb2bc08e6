-- Taken back by the investor before it was used, not replaced by another account.
alter table bank_accounts
  add column withdrawn boolean not null default false,
  add constraint bank_accounts_withdrawn check (not withdrawn or status = 'replaced');
update bank_accounts set withdrawn = true
where status = 'replaced' and exists (
  select from audit_log where entity_type = 'bank_account' and entity_id = bank_accounts.id::text
    and action = 'bank_account.change_withdrawn');
grant update (withdrawn) on bank_accounts to manzil_portal;
