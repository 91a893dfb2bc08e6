const KEPT = ['unit_figures', 'tenancy_figures', 'cash_flow_days', 'unit_upkeep_days'];

/** What triggers would have kept of rows that were filled in without them. */
export const keepFigures = KEPT.map(
  (table) => `insert into ${table} select * from computed_${table} on conflict do nothing`,
).join('; ');
