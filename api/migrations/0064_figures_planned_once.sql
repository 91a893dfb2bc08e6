-- Kept figures are found by the keys of units, whichever they are. Planned anew by each call they took four fifths of what
-- a new unit costs: 20 to 30 ms of the processor's time, 5 to 7 by a plan that is kept. That plan may have been made while
-- tables were empty, and goes by indexes all the same; planned for tables without statistics, 12,000 cheques at once took
-- 28 to 60 s (2 to 5 so).
alter function refresh_unit_figures(uuid[]) set plan_cache_mode = force_generic_plan;
alter function refresh_unit_figures(uuid[]) set enable_seqscan = off;
alter function refresh_owned_units(uuid[]) set plan_cache_mode = force_generic_plan;
alter function refresh_owned_units(uuid[]) set enable_seqscan = off;
