import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';

export const MARINA_WALK = 1;
export const SAFA_TERRACE = 2;
export const CREEK_LANTERN = 3;
export const YAS_CANAL = 4;

const COMPLETED = {
  contract_completion_on: null,
  forecast_completion_on: null,
  grace_months: null,
  escrow_bank_name: null,
  escrow_iban_last4: null,
};

export function addAnnasProjects(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  rows.properties.push(
    {
      ...COMPLETED,
      id: MARINA_WALK,
      name: 'Marina Walk Tower',
      developer: 'Sahel Properties',
      community: 'Dubai Marina',
      emirate: 'dubai',
      dld_project_no: '1177',
      total_units: 312,
      completion_certificate_on: month(-39, 15),
      drawing_seed: 1,
      drawing_shape: 'tower',
      floors: 42,
      floors_built: 42,
      facade_floors: 42,
      bays: 7,
    },
    {
      ...COMPLETED,
      id: SAFA_TERRACE,
      name: 'Safa Terrace',
      developer: 'Rimal Homes',
      community: 'Jumeirah Village Circle',
      emirate: 'dubai',
      dld_project_no: '1402',
      total_units: 84,
      completion_certificate_on: month(-31, 12),
      drawing_seed: 2,
      drawing_shape: 'terrace',
      floors: 7,
      floors_built: 7,
      facade_floors: 7,
      bays: 8,
    },
    {
      id: CREEK_LANTERN,
      name: 'Creek Lantern',
      developer: 'Nahar Development',
      community: 'Creek Harbour',
      emirate: 'dubai',
      dld_project_no: '3018',
      total_units: 256,
      contract_completion_on: month(8, 0),
      forecast_completion_on: month(11, 0),
      grace_months: 12,
      escrow_bank_name: 'Emirates Escrow Bank',
      escrow_iban_last4: '4417',
      completion_certificate_on: null,
      drawing_seed: 3,
      drawing_shape: 'tower',
      floors: 32,
      floors_built: 24,
      facade_floors: 11,
      bays: 6,
    },
    {
      ...COMPLETED,
      id: YAS_CANAL,
      name: 'Yas Canal House',
      developer: 'Jazira Living',
      community: 'Yas Island',
      emirate: 'abu_dhabi',
      dld_project_no: null,
      escrow_bank_name: 'Emirates Escrow Bank',
      escrow_iban_last4: '2206',
      total_units: 140,
      completion_certificate_on: inDays(-20),
      drawing_seed: 4,
      drawing_shape: 'slab',
      floors: 12,
      floors_built: 12,
      facade_floors: 12,
      bays: 9,
    },
  );
  rows.forecasts.push(
    { property_id: CREEK_LANTERN, announced_on: month(-20, 10), forecast_on: month(8, 0) },
    { property_id: CREEK_LANTERN, announced_on: month(-9, 18), forecast_on: month(9, 0) },
    { property_id: CREEK_LANTERN, announced_on: month(-3, 6), forecast_on: month(11, 0) },
  );
}
