import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { nextTermOf } from '@manzil/shared/domain/next-term';
import type { TextsOf } from '@manzil/shared/runtime';

/** In a word or two. */
export function nextTerm(unit: UnitSummary, { t }: TextsOf<'units/units'>): string {
  const term = nextTermOf(unit);
  const { seq, count } = unit.stage.next_instalment ?? {};
  return term ? t(`term.${term}`, { seq, count }) : '';
}
