alter table bank_accounts
  -- Operator who looked at it, where the holder was not plainly the investor.
  add column reviewed_by text,
  add column reviewed_at timestamptz;

alter table investors
  -- Of an account that was erased while the law wants books kept: the last day on which name and address are.
  add column retained_until date,
  add constraint investors_retained_until check (retained_until is null or status = 'closed');
