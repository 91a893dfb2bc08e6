-- The cheque whose rent is booked: what undoes a booking is of none. Earlier bookings stay without, as the ledger is
-- append-only.
alter table journals
  add column cheque_id uuid references rent_cheques (id),
  add constraint journals_cheque check (cheque_id is null or reverses_id is null);
create index journals_cheque_id on journals (cheque_id) where cheque_id is not null;
