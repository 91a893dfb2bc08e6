import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addTenancy, type ClearedCheque, chequeDays } from './tenancy';

export function addSafaTenancies(
  rows: DemoRows,
  { month, inDays, today }: DemoCalendar,
): ClearedCheque[] {
  const unitId = ANNAS_UNITS.safa;
  const to = inDays(-14);
  const from = addDays(addMonths(to, -12), 1);
  const before = { from: addMonths(from, -12), to: addDays(from, -1) };
  return [
    ...addTenancy(
      rows,
      {
        unitId,
        ...before,
        rent: 6_800_000,
        status: 'ended',
        chequeDays: chequeDays(before.from, 4, 3),
      },
      today,
    ),
    ...addTenancy(
      rows,
      {
        unitId,
        from,
        to,
        rent: 7_200_000,
        status: 'ended',
        chequeDays: chequeDays(month(-12, 10), 6, 2),
      },
      today,
    ),
  ];
}
