-- Up to when an investor has read the reports on a building.
create table construction_readings (
  investor_id uuid not null references investors (id) on delete cascade,
  property_id integer not null references properties (id),
  read_until timestamptz not null,
  primary key (investor_id, property_id)
);
create index construction_readings_property_id on construction_readings (property_id);
alter table construction_readings enable row level security;
create policy construction_readings_portal on construction_readings to manzil_portal
  using (investor_id = manzil_investor_id());
create policy construction_readings_service on construction_readings to manzil_service using (true) with check (true);
grant select, insert, update on construction_readings to manzil_portal;
grant select, insert, update, delete on construction_readings to manzil_service;

-- Every day of completion that was ever promised: one row for each day on which another one was told.
create table completion_forecasts (
  property_id integer not null references properties (id) on delete cascade,
  announced_on date not null,
  forecast_on date not null,
  primary key (property_id, announced_on)
);
grant select on completion_forecasts to manzil_portal;
grant select, insert, update, delete on completion_forecasts to manzil_service;

insert into completion_forecasts (property_id, announced_on, forecast_on)
select id, (updated_at at time zone 'Asia/Dubai')::date, forecast_completion_on
from properties where forecast_completion_on is not null;

create function note_completion_forecast() returns trigger language plpgsql as $$
begin
  insert into completion_forecasts (property_id, announced_on, forecast_on)
  values (new.id, (now() at time zone 'Asia/Dubai')::date, new.forecast_completion_on)
  on conflict (property_id, announced_on) do update set forecast_on = excluded.forecast_on;
  return null;
end $$;
create trigger properties_note_forecast after insert on properties
  for each row when (new.forecast_completion_on is not null) execute function note_completion_forecast();
create trigger properties_note_new_forecast after update of forecast_completion_on on properties
  for each row when (new.forecast_completion_on is distinct from old.forecast_completion_on
    and new.forecast_completion_on is not null)
  execute function note_completion_forecast();

-- Photos from one place can be laid over one another, whenever they were taken.
alter table construction_photos add column camera text check (length(camera) between 1 and 60);
