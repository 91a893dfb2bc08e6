import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { formatMoney } from '@manzil/shared/format/money';
import type { TextsOf } from '@manzil/shared/runtime';
import { instalmentName } from '../unit/instalment-name';
import { placeOf } from './decision-words';
import { documentName } from './document-name';

/** What happens on a day: "Rate 5 von 9", "13 Raten". */
export function agendaTitle(entry: AgendaEntry, words: TextsOf<'units/dashboard'>): string {
  const { kind, number, seq, count, document_type } = entry;
  const document = document_type && documentName(document_type, words);
  if (number > 1) return words.t(`agenda.several.${kind}`, { count: number, document });
  if (kind === 'instalment') return instalmentName(entry, words);
  return words.t(`agenda.${kind}`, { seq, of: count, document });
}

/** What it concerns, and how much: "Creek Lantern 1806, 92.500,00 AED". */
export function agendaDetail(entry: AgendaEntry, words: TextsOf<'units/dashboard'>): string {
  const { t, language } = words;
  const { amount } = entry;
  return [placeOf(entry, words) ?? t('agenda.profile'), amount && formatMoney(amount, language)]
    .filter(Boolean)
    .join(', ');
}
