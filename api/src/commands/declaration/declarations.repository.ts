import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import type { Declaration } from '../../modules/declarations/declarations.repository';
import { declarations } from '../../modules/declarations/declarations.table';

/** The newest first. @param kind null = all */
export const listDeclarations = (
  db: Db,
  kind: Declaration['kind'] | null,
): Promise<Declaration[]> =>
  db
    .select()
    .from(declarations)
    .where(kind ? eq(declarations.kind, kind) : undefined)
    .orderBy(desc(declarations.received_at));
