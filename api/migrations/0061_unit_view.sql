-- Cards or the table, as the investor has chosen last for the unit list; null = what suits so many units.
alter table investor_settings add column unit_view text check (unit_view in ('cards', 'table'));
