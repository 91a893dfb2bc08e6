import type { Db } from '../src/platform/postgres/connect';
import { anUpdate, aPhoto } from './photos';
import { aProperty, aUnit } from './portfolio';
import type { TestApp } from './test-app';

/** Of four reports, the last of them still to come. Answers the id of the photo that the list shows. */
export async function photosOfReports(
  { db, stored: files }: Pick<TestApp, 'db' | 'stored'>,
  property_id: number,
): Promise<string> {
  await aPhoto(db, files, { property_id, alt_de: 'Kran' });
  const update_id = await anUpdate(db, { property_id, published_on: '2026-11-20' });
  await anUpdate(db, { property_id, published_on: '2026-11-21' });
  await aPhoto(db, files, { property_id, update_id, sort: 1, alt_de: 'Süden' });
  const newest = await aPhoto(db, files, { property_id, update_id, sort: 0, alt_de: 'Norden' });
  const later = await anUpdate(db, { property_id, published_on: '2027-11-20' });
  await aPhoto(db, files, { property_id, update_id: later });
  return newest;
}

/** A finished house of this owner, and one in which they own nothing any more. Answers the first. */
export async function aFinishedAndASold(db: Db, investor: { id: string }): Promise<number> {
  const finished = await aProperty(db, {
    name: 'A finished house',
    completion_certificate_on: '2024-05-01',
  });
  await aUnit(db, { property_id: finished, owners: [{ investor }] });
  const sold = await aProperty(db);
  await aUnit(db, { property_id: sold, owners: [{ investor, owned_to: '2026-11-20' }] });
  return finished;
}
