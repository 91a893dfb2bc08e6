import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { nextTermOf } from '@manzil/shared/domain/next-term';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';

/** In a word or two. */
export function nextTerm(unit: UnitSummary, words: TextsOf<'units/units'>): string {
  const term = nextTermOf(unit, today());
  const { next_instalment } = unit.stage;
  const name = next_instalment && instalmentName(next_instalment, words.language);
  return term ? words.t(`term.${term}`, { name }) : '';
}
