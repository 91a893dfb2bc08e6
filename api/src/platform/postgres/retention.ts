import type { SQL } from 'drizzle-orm';

/** What is removed by itself. In a file `x.retention.ts` beside its table, by which it is found. */
export type Retention = {
  table: string;
  over: SQL;
};
