-- Columns of the unit table that the investor has chosen; null = those that everybody sees first.
alter table investor_settings add column unit_columns text[];
