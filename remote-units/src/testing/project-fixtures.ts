import type { Project } from '@manzil/shared/contract/projects/projects';
import { anOffPlanUnit, unitId } from './unit-fixtures';

/** Creek Lantern with two reports. */
export const aProject = (changes: Partial<Project> = {}): Project => ({
  property_id: 3,
  name: 'Creek Lantern',
  developer: 'Nahar Development',
  community: 'Creek Harbour',
  emirate: 'dubai',
  dld_project_no: '3018',
  total_units: 256,
  contract_completion_on: '2027-06-30',
  forecast_completion_on: '2027-09-30',
  grace_months: 12,
  escrow: { bank_name: 'Emirates Escrow Bank', iban_last4: '4417' },
  drawing: anOffPlanUnit().drawing,
  progress: { dld_bps: 5800, developer_bps: null, site_visit_bps: 6200 },
  updates: [
    {
      id: unitId(91),
      published_on: '2026-11-12',
      title_de: 'Decke über dem 24. Geschoss betoniert',
      title_en: 'Slab above floor 24 poured',
      body_de: '<p>Die Schalung steht.<script>alert(1)</script></p>',
      body_en: '<p>The formwork is up.</p>',
      source: 'site_visit',
      progress_bps: 6200,
      floors_built: 24,
      facade_floors: 11,
      photos: [
        {
          path: 'construction-photos/7',
          ...{ width: 1200, height: 800, taken_on: '2026-11-11' },
          ...{ caption_de: 'Nordseite', caption_en: 'North side' },
          ...{ alt_de: 'Rohbau mit Kran', alt_en: 'Frame with a crane' },
        },
      ],
    },
    {
      id: unitId(92),
      published_on: '2026-10-31',
      title_de: 'Amtlicher Baufortschritt',
      title_en: 'Official progress',
      body_de: '<p>58 % eingetragen.</p>',
      body_en: '<p>58 % registered.</p>',
      source: 'dld',
      progress_bps: 5800,
      floors_built: 22,
      facade_floors: null,
      photos: [],
    },
  ],
  update_count: 2,
  units: [{ unit_id: unitId(2), unit_no: '1806' }],
  ...changes,
});
