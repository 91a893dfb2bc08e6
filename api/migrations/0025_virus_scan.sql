-- A file that no virus scanner has seen yet waits for one. Where operators have none, none waits.
alter table documents
  add column scan text not null default 'clean' check (scan in ('clean', 'waiting')),
  -- What a scanner finds in a file that has waited declines the document, and the file goes.
  drop constraint documents_decline_code_check,
  add constraint documents_decline_code_check check (decline_code in (
    'unreadable', 'cropped', 'expired', 'wrong_type', 'name_mismatch', 'older_than_3_months', 'infected', 'other'));
create index documents_waiting_for_scan on documents (created_at) where scan = 'waiting';
grant insert (scan) on documents to manzil_portal;

select jobs.create_queue('virus-scan', '{}');
