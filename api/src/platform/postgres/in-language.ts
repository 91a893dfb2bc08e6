import type { Language } from '@manzil/shared/contract/values';
import { type SQL, sql } from 'drizzle-orm';

/** The `column_de` or `column_en` of a table, as `column`. */
export function inLanguage(table: string, column: string, language: Language): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(`${column}_${language}`)} as ${sql.identifier(column)}`;
}
