/** Rows as if they had been entered on their day: else all the years of the demo were news of today. */
export const enteredOn =
  <Row>(dayOf: (row: Row) => string) =>
  (row: Row): Row & { created_at: Date } => ({
    ...row,
    created_at: new Date(`${dayOf(row)}T08:00:00Z`),
  });
