const KEPT = ['unit_figures', 'tenancy_figures', 'cash_flow_days', 'unit_upkeep_days'];

/** What triggers would have kept of rows that were filled in without them; nothing in a build that kept no figures. */
export const keepFigures = `do $$ begin
  if to_regclass('unit_figures') is not null then
    ${KEPT.map(
      (table) => `insert into ${table} select * from computed_${table} on conflict do nothing;`,
    ).join('\n    ')}
  end if;
end $$`;
