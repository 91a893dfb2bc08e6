-- Kept figures are found by the keys of units, whichever they are, so that one plan does for all calls of a connection: a
-- new unit takes about 10 ms of the processor's time, and took about 20 while each call was planned. That plan may have been
-- made while tables were empty, and goes by indexes all the same; planned for tables without statistics, 12,000 cheques at
-- once took 28 to 60 s (2 to 5 so).
alter function refresh_unit_figures(uuid[]) set plan_cache_mode = force_generic_plan;
alter function refresh_unit_figures(uuid[]) set enable_seqscan = off;
alter function refresh_owned_units(uuid[]) set plan_cache_mode = force_generic_plan;
alter function refresh_owned_units(uuid[]) set enable_seqscan = off;
