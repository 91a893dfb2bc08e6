import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { PLACES, type Stage } from './max-places';
import { addProgress } from './max-progress';
import { stableId } from './stable-id';

type Property = DemoRows['properties'][number];
export type MaxProject = Pick<Property, 'id' | 'name' | 'community' | 'emirate'> & {
  developer: string;
  shape: Property['drawing_shape'];
  floors: number;
  stage: Stage;
};

const FIRST_ID = 5;
const DEVELOPERS = [
  'Nahar Development',
  'Sahel Properties',
  'Rimal Homes',
  'Jazira Living',
  'Noor Estates',
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

/** What the register says of the second of the two: more than ten points below what the visits found (`max-progress.ts`). */
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
