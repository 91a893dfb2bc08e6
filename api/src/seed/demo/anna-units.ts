import { BASIC_FEE_BPS, DLD_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { CREEK_LANTERN, MARINA_WALK, SAFA_TERRACE, YAS_CANAL } from './anna-projects';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addPurchase } from './purchase';
import { stableId } from './stable-id';

export const ANNA = stableId('investor:anna');

export const ANNAS_UNITS = {
  marina: stableId('unit:marina-walk-tower-2304'),
  creek: stableId('unit:creek-lantern-1806'),
  yas: stableId('unit:yas-canal-house-705'),
  safa: stableId('unit:safa-terrace-412'),
};

const ABU_DHABI_FEE_BPS = 200;

const owners = [{ investorId: ANNA, shareBps: 10_000 }];

const APARTMENT = {
  building: null,
  unit_type: 'apartment' as const,
  furnishing: 'unfurnished' as const,
  title_deed_no: null,
  oqood_no: null,
  makani_no: null,
  dewa_premise_no: null,
  handed_over_on: null,
  service_charge_fils: 0,
  insurance_fils: 0,
};

export function addAnnasUnits(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  rows.units.push(
    {
      ...APARTMENT,
      id: ANNAS_UNITS.marina,
      property_id: MARINA_WALK,
      unit_no: '2304',
      floor: 23,
      bay: 5,
      bedrooms: 2,
      bathrooms: 2,
      area_sqm_x100: 9720,
      balcony_sqm_x100: 1240,
      view_de: 'Yachthafen, nach Westen',
      view_en: 'Marina, facing west',
      parking: '1 (P3-118)',
      title_deed_no: `48217/${month(-38).slice(0, 4)}`,
      makani_no: '13258 79410',
      dewa_premise_no: '6 114 208 335',
      lifecycle: 'let',
      lifecycle_since: month(-2),
      handed_over_on: month(-38, 2),
      service_charge_fils: 1_540_000,
      insurance_fils: 65_000,
      management_fee_bps: PREMIUM_FEE_BPS,
    },
    {
      ...APARTMENT,
      id: ANNAS_UNITS.safa,
      property_id: SAFA_TERRACE,
      unit_no: '412',
      floor: 4,
      bay: 5,
      bedrooms: 1,
      bathrooms: 2,
      area_sqm_x100: 7130,
      balcony_sqm_x100: 980,
      view_de: 'Innenhof, nach Osten',
      view_en: 'Courtyard, facing east',
      parking: '1 (B1-046)',
      title_deed_no: `20931/${month(-30).slice(0, 4)}`,
      makani_no: '20417 66302',
      dewa_premise_no: '6 302 771 048',
      lifecycle: 'vacant_listed',
      lifecycle_since: inDays(-14),
      handed_over_on: month(-30, 8),
      service_charge_fils: 992_000,
      insurance_fils: 50_000,
      management_fee_bps: BASIC_FEE_BPS,
    },
    {
      ...APARTMENT,
      id: ANNAS_UNITS.creek,
      property_id: CREEK_LANTERN,
      unit_no: '1806',
      floor: 18,
      bay: 4,
      bedrooms: 2,
      bathrooms: 3,
      area_sqm_x100: 11_240,
      balcony_sqm_x100: 1310,
      view_de: 'Creek und Innenstadt',
      view_en: 'Creek and downtown',
      parking: '1',
      oqood_no: '7740-18-1806',
      lifecycle: 'under_construction',
      lifecycle_since: month(-17, 2),
      management_fee_bps: PREMIUM_FEE_BPS,
    },
    {
      ...APARTMENT,
      id: ANNAS_UNITS.yas,
      property_id: YAS_CANAL,
      unit_no: '705',
      floor: 7,
      bay: 5,
      bedrooms: 1,
      bathrooms: 2,
      area_sqm_x100: 8260,
      balcony_sqm_x100: 1050,
      view_de: 'Kanal, nach Süden',
      view_en: 'Canal, facing south',
      parking: '1 (P1-072)',
      oqood_no: null,
      lifecycle: 'in_handover',
      lifecycle_since: inDays(-9),
      management_fee_bps: PREMIUM_FEE_BPS,
    },
  );
  const buy = (unitId: string, on: string, price: number, feeBps: number) =>
    addPurchase(rows, { unitId, on, price, feeBps, owners });
  buy(ANNAS_UNITS.marina, month(-54, 18), 142_000_000, DLD_FEE_BPS);
  buy(ANNAS_UNITS.safa, month(-47, 6), 78_000_000, DLD_FEE_BPS);
  buy(ANNAS_UNITS.creek, month(-20, 14), 185_000_000, DLD_FEE_BPS);
  buy(ANNAS_UNITS.yas, month(-25, 3), 126_500_000, ABU_DHABI_FEE_BPS);
}
