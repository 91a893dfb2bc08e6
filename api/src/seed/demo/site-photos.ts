import { constructionPhotoFiles } from '../../modules/projects/construction-photos.files';
import { type Files, storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import type { DemoRows } from './demo-rows';
import { type Camera, drawSite } from './draw-site';
import { stableId } from './stable-id';

type Words = { camera: Camera; caption_de: string; caption_en: string };

/** From the same two places at every visit, so that they can be laid over one another. */
const PLACES: readonly Words[] = [
  {
    camera: 'north',
    caption_de: 'Nordseite, für die Vorführung gezeichnet',
    caption_en: 'North side, drawn for the demonstration',
  },
  {
    camera: 'east',
    caption_de: 'Ostseite, für die Vorführung gezeichnet',
    caption_en: 'East side, drawn for the demonstration',
  },
];

/** Of each visit that says how many floors stand. */
export async function addSitePhotos(rows: DemoRows, files: Files): Promise<void> {
  const visits = rows.updates.filter(({ source }) => source === 'site_visit');
  await Promise.all(
    visits.flatMap((visit) =>
      PLACES.map((place, sort) => addPhoto(rows, files, visit, place, sort)),
    ),
  );
}

async function addPhoto(
  rows: DemoRows,
  files: Files,
  visit: DemoRows['updates'][number],
  { camera, ...captions }: Words,
  sort: number,
): Promise<void> {
  const property = rows.properties.find(({ id }) => id === visit.property_id);
  const { id, floors_built, facade_floors, published_on } = visit;
  if (!property || !id || floors_built == null) return;
  const { floors, bays } = property;
  const facade = facade_floors ?? 0;
  const content = await drawSite(camera, { floors, bays, built: floors_built, facade });
  const file_key = newFileKey(constructionPhotoFiles);
  await storeEncrypted(files, file_key, content);
  rows.photos.push({
    id: stableId(`photo:${id}:${camera}`),
    update_id: id,
    file_key,
    ...{ width: 1200, height: 800, taken_on: published_on, camera, sort },
    ...captions,
    alt_de: `${property.name}: Rohbau bis zum ${floors_built}. Geschoss, Fassade bis zum ${facade}`,
    alt_en: `${property.name}: frame up to floor ${floors_built}, facade up to floor ${facade}`,
  });
}
