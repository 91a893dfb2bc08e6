/** In the order in which one is put together from another. */
const KEPT = [
  'unit_figures',
  'tenancy_figures',
  'owned_units',
  'owned_tenancies',
  'cash_flow_days',
  'unit_upkeep_days',
];

/** What triggers would have kept of rows that were filled in without them; nothing of what a build does not keep. */
export const keepFigures = `do $$ begin
  ${KEPT.map(
    (table) => `if to_regclass('${table}') is not null then
    insert into ${table} select * from computed_${table} on conflict do nothing;
  end if;`,
  ).join('\n  ')}
end $$`;
