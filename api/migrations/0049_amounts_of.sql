-- Whether amounts of a unit with several owners are shown whole, or as the investor's part of them.
alter table investor_settings
  add column amounts_of text not null default 'unit' check (amounts_of in ('unit', 'share'));
