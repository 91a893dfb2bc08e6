-- What is printed on a cheque, and what became of it.
alter table rent_cheques
  add cheque_no text,
  add bank_name text,
  add deposited_on date,
  add bounced_on date,
  add bounce_reason text
    check (bounce_reason in ('no_funds', 'account_closed', 'stopped', 'form', 'other')),
  -- The cheque of the same tenancy that took its place.
  add replaced_by integer,
  -- The tenant was served a notice of 30 days (Dubai Law 33/2008 Art. 25).
  add notice_served_on date,
  -- A claim was filed with the rental disputes centre.
  add filed_on date,
  add case_no text,
  add check (replaced_by is null or status = 'replaced'),
  add check (bounce_reason is null or bounced_on is not null),
  add check (case_no is null or filed_on is not null),
  add foreign key (tenancy_id, replaced_by) references rent_cheques (tenancy_id, seq) deferrable initially deferred;
