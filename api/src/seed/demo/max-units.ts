import { addMonths } from '@manzil/shared/domain/deadlines';
import { BASIC_FEE_BPS, DLD_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { shareOf } from '@manzil/shared/domain/money';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { MAX_PROJECTS, type MaxProject } from './max-projects';
import { handedOverOn, type MaxUnit, ownersOf, since } from './max-unit';
import { addPurchase } from './purchase';
import { stableId } from './stable-id';

const COUNT = 250;
const BAYS = 6;

/** Every 17th finished unit is vacant, every 29th under notice; the first is shared with Lena. */
export function maxUnits(calendar: DemoCalendar): MaxUnit[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const project = MAX_PROJECTS[index % MAX_PROJECTS.length];
    if (!project) throw new Error('There is no project to put units in.');
    const lifecycle = lifecycleOf(project, index);
    const price = 62_000_000 + (index % 13) * 9_500_000 + (index % 7) * 3_100_000;
    return {
      id: stableId(`unit:max:${index}`),
      index,
      project,
      owners: ownersOf(index),
      feeBps: index % 3 === 0 ? PREMIUM_FEE_BPS : BASIC_FEE_BPS,
      price,
      rent: Math.round(shareOf(price, 690 + (index % 9) * 20) / 100_000) * 100_000,
      serviceCharge: shareOf(price, 110),
      insurance: shareOf(price, 5),
      lifecycle,
      letUntil: letUntil(lifecycle, index, calendar),
    };
  });
}

function lifecycleOf({ stage }: MaxProject, index: number): MaxUnit['lifecycle'] {
  if (stage === 'building') return 'under_construction';
  if (stage === 'handover') return 'in_handover';
  if (index % 17 === 16) return 'vacant_listed';
  return index % 29 === 28 ? 'notice_given' : 'let';
}

function letUntil(lifecycle: MaxUnit['lifecycle'], index: number, { month, inDays }: DemoCalendar) {
  if (lifecycle === 'under_construction' || lifecycle === 'in_handover') return null;
  if (lifecycle === 'vacant_listed') return inDays(-5 - (index % 40));
  return month(1 + (index % 12), 0);
}

export function addMaxUnit(rows: DemoRows, unit: MaxUnit, calendar: DemoCalendar): void {
  const { id, index, project, lifecycle } = unit;
  const handedOver = handedOverOn(unit);
  const purchased =
    handedOver === null ? calendar.month(-18, 1 + (index % 27)) : addMonths(handedOver, -30);
  const nth = Math.floor(index / MAX_PROJECTS.length);
  const floor = 1 + ((nth * 5 + Math.floor(nth / BAYS) + project.id * 3) % project.floors);
  const bay = 1 + (nth % BAYS);
  const bedrooms = index % 4;
  rows.units.push({
    id,
    property_id: project.id,
    unit_no: `${floor}${String(bay).padStart(2, '0')}`,
    floor,
    bay,
    unit_type: bedrooms === 0 ? 'studio' : 'apartment',
    bedrooms,
    bathrooms: Math.max(1, bedrooms),
    area_sqm_x100: 4200 + bedrooms * 2900 + (index % 9) * 110,
    furnishing: index % 5 === 0 ? 'furnished' : 'unfurnished',
    lifecycle,
    lifecycle_since: since(unit, calendar),
    handed_over_on: handedOver,
    service_charge_fils: handedOver === null ? 0 : unit.serviceCharge,
    insurance_fils: handedOver === null ? 0 : unit.insurance,
    management_fee_bps: unit.feeBps,
  });
  addPurchase(rows, {
    unitId: id,
    on: purchased,
    price: unit.price,
    feeBps: DLD_FEE_BPS,
    owners: unit.owners,
  });
}
