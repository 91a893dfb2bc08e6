import { ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addTenancy, type ClearedCheque, chequeDays } from './tenancy';

export function addMarinaTenancies(
  rows: DemoRows,
  { month, today }: DemoCalendar,
): ClearedCheque[] {
  const unitId = ANNAS_UNITS.marina;
  const lease = (from: number, to: number, first: string, rent: number, current = false) =>
    addTenancy(
      rows,
      {
        unitId,
        rent,
        from: from === -38 ? month(-38, 20) : month(from),
        to: month(to + 1, 0),
        status: current ? 'active' : 'ended',
        chequeDays: chequeDays(first, 4, 3),
      },
      today,
    );
  return [
    ...lease(-38, -27, month(-38, 20), 10_400_000),
    ...lease(-26, -15, month(-26), 10_800_000),
    ...lease(-14, -3, month(-14), 11_200_000),
    ...lease(-2, 9, month(-2), 12_000_000, true),
  ];
}
