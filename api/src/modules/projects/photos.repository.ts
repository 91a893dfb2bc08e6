import { and, eq, exists, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { unitOwnerships } from '../units/ownership.table';
import { units } from '../units/units.table';
import { constructionPhotos } from './construction-photos.table';
import { constructionUpdates } from './construction-updates.table';

export const photoPath = (id: SQL): SQL => sql`'construction-photos/' || ${id}`;

/** Key of the file: of a report that is published, on a project in which the investor owns a unit on this day. */
export async function findPhoto(
  db: Db,
  investorId: InvestorId,
  photoId: string,
  today: string,
): Promise<string | null> {
  const owned = db
    .select({ one: sql`1` })
    .from(unitOwnerships)
    .innerJoin(units, eq(units.id, unitOwnerships.unit_id))
    .where(
      and(
        eq(units.property_id, constructionUpdates.property_id),
        eq(unitOwnerships.investor_id, investorId),
        lte(unitOwnerships.owned_from, today),
        or(isNull(unitOwnerships.owned_to), gte(unitOwnerships.owned_to, today)),
      ),
    );
  const [row] = await db
    .select({ file_key: constructionPhotos.file_key })
    .from(constructionPhotos)
    .innerJoin(constructionUpdates, eq(constructionUpdates.id, constructionPhotos.update_id))
    .where(
      and(
        eq(constructionPhotos.id, photoId),
        lte(constructionUpdates.published_on, today),
        exists(owned),
      ),
    );
  return row?.file_key ?? null;
}
