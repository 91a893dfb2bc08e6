import type { Column, SQL } from 'drizzle-orm';

/** Files of one table: those that no row names are swept away. In a file `x.files.ts` of its noun, by which it is found. */
export type KeptFiles = {
  /** Prefix of their keys; what is kept under it is swept, counted and backed up together. */
  kind: string;
  namedIn: Column;
  /** Of the content, hex; null where the table does not say. */
  sha256: Column | null;
  /** The row in words, for operators: `document 3f0c…` */
  row: SQL<string>;
};
