-- With all that a page of bookings shows of a line, so that none is looked up in the table as well. Most lines have neither
-- a group of their own nor a receipt.
create index journal_lines_of_account on journal_lines (account_id, value_date, journal_id, line_no)
  include (category, amount_minor, tax_group, document_id);
drop index journal_lines_account_id_value_date;
alter index journal_lines_of_account rename to journal_lines_account_id_value_date;
