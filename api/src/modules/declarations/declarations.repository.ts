import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { declarations } from './declarations.table';

export type Declaration = typeof declarations.$inferSelect;
export type NewDeclaration = Omit<Declaration, 'received_at'>;

export async function findDeclaration(db: Db, id: string): Promise<Declaration | null> {
  const [found] = await db.select().from(declarations).where(eq(declarations.id, id));
  return found ?? null;
}

/** @returns null where the same page has sent it meanwhile */
export async function insertDeclaration(
  tx: Db,
  declaration: NewDeclaration,
): Promise<Declaration | null> {
  const [stored] = await tx
    .insert(declarations)
    .values(declaration)
    .onConflictDoNothing({ target: declarations.id })
    .returning();
  return stored ?? null;
}
