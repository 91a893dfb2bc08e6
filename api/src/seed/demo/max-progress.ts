import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

const BUILDING_PROGRESS_BPS = 4200;

export function addProgress(
  rows: DemoRows,
  propertyId: number,
  floor: number,
  on: string,
  stalled = false,
): void {
  rows.updates.push({
    id: stableId(`news:${propertyId}:${on}`),
    property_id: propertyId,
    published_on: on,
    source: 'site_visit',
    progress_bps: BUILDING_PROGRESS_BPS,
    floors_built: floor,
    facade_floors: Math.floor(floor / 2),
    title_de: `Rohbau bis zum ${floor}. Geschoss`,
    title_en: `Frame up to floor ${floor}`,
    body_de: stalled
      ? '<p>Seit der letzten Begehung ist kein Geschoss dazugekommen. Auf der Baustelle wurde nicht gearbeitet.</p>'
      : `<p>Die Decke über dem ${floor}. Geschoss ist betoniert. Die Fassade folgt im Abstand von einigen Geschossen.</p>`,
    body_en: stalled
      ? '<p>No floor has been added since the last visit. Nobody was at work on the site.</p>'
      : `<p>The slab above floor ${floor} has been poured. The facade follows a few floors below.</p>`,
  });
}
