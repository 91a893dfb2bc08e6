import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Property = DemoRows['properties'][number];
export type MaxProject = Pick<Property, 'id' | 'name' | 'community' | 'emirate'> & {
  developer: string;
  shape: Property['drawing_shape'];
  floors: number;
  stage: 'complete' | 'building' | 'handover';
};

type Place = [
  name: string,
  community: string,
  emirate: Property['emirate'],
  shape: MaxProject['shape'],
  floors: number,
  stage?: MaxProject['stage'],
];

const FIRST_ID = 5;
const DEVELOPERS = [
  'Nahar Development',
  'Sahel Properties',
  'Rimal Homes',
  'Jazira Living',
  'Noor Estates',
];

const PLACES: Place[] = [
  ['Palm Reef Residence', 'Palm Jumeirah', 'dubai', 'slab', 14],
  ['Harbour Quay', 'Dubai Marina', 'dubai', 'tower', 36],
  ['Jasmine Gardens', 'Jumeirah Village Circle', 'dubai', 'terrace', 8],
  ['Opal Heights', 'Business Bay', 'dubai', 'tower', 44],
  ['Noor Court', 'Al Barsha', 'dubai', 'slab', 10],
  ['Canal Front One', 'Business Bay', 'dubai', 'tower', 28],
  ['Meadow Park', 'Dubai Hills Estate', 'dubai', 'slab', 12],
  ['Lakeview Arcade', 'Jumeirah Lake Towers', 'dubai', 'tower', 40],
  ['Silver Oak House', 'Dubai Silicon Oasis', 'dubai', 'slab', 11],
  ['Bay Promenade', 'Dubai Islands', 'dubai', 'tower', 22, 'building'],
  ['Date Palm Terraces', 'Al Furjan', 'dubai', 'terrace', 7],
  ['Orchid Row', 'Town Square', 'dubai', 'terrace', 6],
  ['Reem Lagoon Tower', 'Al Reem Island', 'abu_dhabi', 'tower', 38],
  ['Saadiyat Grove House', 'Saadiyat Island', 'abu_dhabi', 'slab', 9],
  ['Raha Beach Court', 'Al Raha Beach', 'abu_dhabi', 'slab', 13],
  ['Yas Park Residence', 'Yas Island', 'abu_dhabi', 'slab', 10],
  ['Marjan Pearl', 'Al Marjan Island', 'ras_al_khaimah', 'tower', 26, 'building'],
  ['Hamra Lagoon Homes', 'Al Hamra Village', 'ras_al_khaimah', 'terrace', 6],
  ['Mina Sands', 'Mina Al Arab', 'ras_al_khaimah', 'terrace', 8, 'handover'],
  ['Julfar View', 'Al Nakheel', 'ras_al_khaimah', 'slab', 12],
];

export const MAX_PROJECTS: MaxProject[] = PLACES.map(
  ([name, community, emirate, shape, floors, stage = 'complete'], index) => ({
    id: FIRST_ID + index,
    name,
    community,
    emirate,
    developer: DEVELOPERS[index % DEVELOPERS.length] ?? '',
    shape,
    floors,
    stage,
  }),
);

const BUILDING_PROGRESS_BPS = 4200;
/** What the register says of the second of the two: the values lie more than ten points apart. */
const REGISTERED_BPS = 2900;
/** Its last two visits found the same. */
const STALLED = 'Bay Promenade';

export function addMaxProjects(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  for (const { id, shape, floors, stage, ...named } of MAX_PROJECTS) {
    const building = stage === 'building';
    rows.properties.push({
      ...named,
      id,
      dld_project_no: named.emirate === 'dubai' ? String(2100 + id) : null,
      total_units: floors * 8,
      contract_completion_on: building ? month(12, 0) : null,
      forecast_completion_on: building ? month(14, 0) : null,
      grace_months: building ? 12 : null,
      escrow_bank_name: building ? 'Emirates Escrow Bank' : null,
      escrow_iban_last4: building ? `70${id}` : null,
      completion_certificate_on:
        stage === 'handover' ? inDays(-25) : building ? null : month(-64, 1),
      drawing_seed: id,
      drawing_shape: shape,
      floors,
      floors_built: building ? Math.floor(floors / 2) : floors,
      facade_floors: building ? Math.floor(floors / 4) : floors,
      bays: 6 + (id % 4),
    });
    if (!building) continue;
    const floor = Math.floor(floors / 2);
    const stalled = named.name === STALLED;
    addProgress(rows, id, floor, inDays(-12), stalled);
    if (stalled) addProgress(rows, id, floor, inDays(-47));
    else addRegistered(rows, id, inDays(-20));
  }
}

function addProgress(
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

function addRegistered(rows: DemoRows, propertyId: number, on: string): void {
  rows.updates.push({
    id: stableId(`registered:${propertyId}`),
    property_id: propertyId,
    published_on: on,
    source: 'dld',
    progress_bps: REGISTERED_BPS,
    title_de: 'Amtlicher Baufortschritt',
    title_en: 'Official progress',
    body_de: '<p>Im Register stehen 29\u00A0%.</p>',
    body_en: '<p>The register says 29%.</p>',
  });
}
