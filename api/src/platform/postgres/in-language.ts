import type { Language } from '@manzil/shared/contract/values';
import { type SQL, sql } from 'drizzle-orm';

export function inLanguage(table: string, column: string, language: Language): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(`${column}_${language}`)} as ${sql.identifier(column)}`;
}
