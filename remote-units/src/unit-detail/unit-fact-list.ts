import type { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';

export function unitFacts(
  unit: UnitDetail,
  { t, language }: TextsOf<'units/unit-detail'>,
): { label: string; value: string }[] {
  const day = (value: string | null) => value && formatDay(value, language);
  const charge = unit.service_charge_per_sqft;
  const warranty = unit.structure_warranty_until;
  const type = t(`unit_types.${unit.unit_type}`);
  const facts = [
    ['purchase_price', formatMoney(unit.purchase_price, language)],
    [unit.emirate === 'dubai' ? 'dld_fee' : 'register_fee', formatMoney(unit.dld_fee, language)],
    ['purchased_on', day(unit.purchased_on)],
    ['handed_over_on', day(unit.handed_over_on)],
    ['type', unit.bedrooms > 0 ? t('facts.type_rooms', { type, count: unit.bedrooms }) : type],
    ['bathrooms', String(unit.bathrooms)],
    ['furnishing', t(`furnishing.${unit.furnishing}`)],
    ['view', language === 'de' ? unit.view_de : unit.view_en],
    ['parking', unit.parking],
    ['building', unit.building],
    ['developer', unit.developer],
    ['service_charge', charge && t('facts.per_sqft', { amount: formatMoney(charge, language) })],
    ['title_deed', unit.title_deed_no],
    ['oqood', unit.oqood_no],
    ['makani', unit.makani_no],
    ['dewa', unit.dewa_premise_no],
    ['warranty', warranty && t('facts.until', { day: day(warranty) })],
  ] as const;
  return facts.flatMap(([name, value]) =>
    value
      ? [{ label: t(`facts.${name}`, { percent: formatBps(unit.dld_fee_bps, language) }), value }]
      : [],
  );
}
