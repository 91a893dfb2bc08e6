import type { AreaUnit } from '@manzil/shared/contract/settings/display';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatArea } from '@manzil/shared/format/area';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';
import { stageKind } from '../unit/stage-kind';

type Label = 'price' | 'area' | 'rent' | 'net_yield' | 'open' | 'next_instalment';
type CardFact = { label: string; value: string };

export function cardFacts(
  unit: UnitSummary,
  { t, language }: TextsOf<'units/units'>,
  areaUnit: AreaUnit,
): CardFact[] {
  const { annual_rent, net_yield_bps, open_amount } = unit;
  const instalment = unit.stage.next_instalment;
  const fact = (name: Label, value: string): CardFact => ({ label: t(`units.${name}`), value });
  const price = fact('price', formatMoney(unit.purchase_price, language));
  const area = fact('area', formatArea(unit.area_sqm_x100, language, areaUnit));
  switch (stageKind(unit.lifecycle)) {
    case 'construction':
      return [
        price,
        instalment ? fact('next_instalment', formatMoney(instalment.amount, language)) : area,
      ];
    case 'handover':
      return [price, open_amount ? fact('open', formatMoney(open_amount, language)) : area];
    case 'let':
      return [
        annual_rent ? fact('rent', formatMoney(annual_rent, language)) : price,
        net_yield_bps === null
          ? area
          : fact('net_yield', formatBps(net_yield_bps, language, { digits: 2 })),
      ];
    default:
      return [price, area];
  }
}
