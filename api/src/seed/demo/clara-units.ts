import { BASIC_FEE_BPS, DLD_FEE_BPS } from '@manzil/shared/domain/fees';
import { CREEK_LANTERN, MARINA_WALK } from './anna-projects';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { MAX_PROJECTS } from './max-projects';
import { CLARA, PAUL } from './more-investors';
import { addPurchase } from './purchase';
import { stableId } from './stable-id';

/** Named after the state that each is in. */
export const CLARAS_UNITS = {
  reserved: stableId('unit:creek-lantern-2903'),
  signed: stableId('unit:creek-lantern-2702'),
  shared: stableId('unit:marjan-pearl-1907'),
  ready: stableId('unit:mina-sands-508'),
  preparing: stableId('unit:jasmine-gardens-307'),
  let: stableId('unit:marina-walk-tower-1106'),
};
export const PAULS_HOME = stableId('unit:noor-court-807');

export const CLARAS = [{ investorId: CLARA, shareBps: 10_000 }];
const CLARAS_AND_PAULS = [
  { investorId: CLARA, shareBps: 6_000 },
  { investorId: PAUL, shareBps: 4_000 },
];
const PAULS = [{ investorId: PAUL, shareBps: 10_000 }];

export const PRICES = {
  reserved: 198_000_000,
  signed: 191_500_000,
  shared: 88_000_000,
  ready: 104_000_000,
  preparing: 74_000_000,
  let: 132_000_000,
};

const HOME = {
  building: null,
  unit_type: 'apartment' as const,
  furnishing: 'unfurnished' as const,
  title_deed_no: null,
  handed_over_on: null,
  service_charge_fils: 0,
  insurance_fils: 0,
  management_fee_bps: BASIC_FEE_BPS,
};
const ONE_BEDROOM = { bedrooms: 1, bathrooms: 2, area_sqm_x100: 7240, balcony_sqm_x100: 890 };
const TWO_BEDROOMS = { bedrooms: 2, bathrooms: 3, area_sqm_x100: 11_240, balcony_sqm_x100: 1310 };

/** Clara's, of which one is half finished and Paul's, too, and the one that he lives in. */
export function addClarasAndPaulsUnits(rows: DemoRows, calendar: DemoCalendar): void {
  addBeforeHandover(rows, calendar);
  addHandedOver(rows, calendar);
}

function addBeforeHandover(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  const { reserved, signed, shared, ready } = CLARAS_UNITS;
  rows.units.push(
    {
      ...{ ...HOME, ...TWO_BEDROOMS, id: reserved, property_id: CREEK_LANTERN },
      ...{ unit_no: '2903', floor: 29, bay: 3 },
      ...{ lifecycle: 'reserved', lifecycle_since: inDays(-5) },
    },
    {
      ...{ ...HOME, ...TWO_BEDROOMS, id: signed, property_id: CREEK_LANTERN },
      ...{ unit_no: '2702', floor: 27, bay: 2 },
      ...{ lifecycle: 'spa_signed', lifecycle_since: inDays(-16) },
    },
    {
      ...{ ...HOME, ...ONE_BEDROOM, id: shared, property_id: projectOf('Marjan Pearl') },
      ...{ unit_no: '1907', floor: 19, bay: 7 },
      ...{ lifecycle: 'under_construction', lifecycle_since: month(-13, 2) },
    },
    {
      ...{ ...HOME, ...ONE_BEDROOM, id: ready, property_id: projectOf('Mina Sands') },
      ...{ unit_no: '508', floor: 5, bay: 8 },
      ...{ lifecycle: 'handover_ready', lifecycle_since: inDays(-6) },
    },
  );
  const buy = (unitId: string, on: string, price: number, owners = CLARAS) =>
    addPurchase(rows, { unitId, on, price, feeBps: DLD_FEE_BPS, owners });
  buy(reserved, inDays(-5), PRICES.reserved);
  buy(signed, inDays(-16), PRICES.signed);
  buy(shared, month(-14, 9), PRICES.shared, CLARAS_AND_PAULS);
  buy(ready, month(-26, 11), PRICES.ready);
}

/** Bought finished, so that they have no payment plan. */
function addHandedOver(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  const { preparing, let: rented } = CLARAS_UNITS;
  const finished = (on: string, number: string) => ({
    handed_over_on: on,
    title_deed_no: `${number}/${on.slice(0, 4)}`,
  });
  rows.units.push(
    {
      ...{ ...HOME, ...ONE_BEDROOM, id: preparing, property_id: projectOf('Jasmine Gardens') },
      ...{ unit_no: '307', floor: 3, bay: 7, ...finished(inDays(-24), '71904') },
      ...{ lifecycle: 'vacant_preparing', lifecycle_since: inDays(-24) },
      ...{ service_charge_fils: 860_000, insurance_fils: 42_000 },
    },
    {
      ...{ ...HOME, ...TWO_BEDROOMS, id: rented, property_id: MARINA_WALK },
      ...{ unit_no: '1106', floor: 11, bay: 6, ...finished(month(-8, 10), '69355') },
      ...{ lifecycle: 'let', lifecycle_since: month(-7) },
      ...{ service_charge_fils: 1_360_000, insurance_fils: 60_000 },
    },
    {
      ...{ ...HOME, ...TWO_BEDROOMS, id: PAULS_HOME, property_id: projectOf('Noor Court') },
      ...{ unit_no: '807', floor: 8, bay: 7, ...finished(month(-30, 9), '40217') },
      ...{ lifecycle: 'owner_use', lifecycle_since: month(-30, 9) },
      ...{ service_charge_fils: 1_120_000, insurance_fils: 48_000 },
    },
  );
  const feeBps = DLD_FEE_BPS;
  const [bought, before] = [inDays(-34), month(-8, 6)];
  addPurchase(rows, {
    unitId: preparing,
    on: bought,
    price: PRICES.preparing,
    feeBps,
    owners: CLARAS,
  });
  addPurchase(rows, { unitId: rented, on: before, price: PRICES.let, feeBps, owners: CLARAS });
  const [on, price] = [month(-30, 4), 118_000_000];
  addPurchase(rows, { unitId: PAULS_HOME, on, price, feeBps, owners: PAULS });
}

function projectOf(name: string): number {
  const project = MAX_PROJECTS.find((each) => each.name === name);
  if (!project) throw new Error(`There is no ${name}.`);
  return project.id;
}
