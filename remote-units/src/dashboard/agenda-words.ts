import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { formatMoney } from '@manzil/shared/format/money';
import type { TextsOf } from '@manzil/shared/runtime';
import { instalmentName } from '../unit/instalment-name';
import { documentName } from './document-name';

/** What happens on a day: "Rate 5 von 9". */
export function agendaTitle(entry: AgendaEntry, words: TextsOf<'units/dashboard'>): string {
  const { kind, seq, count, document_type } = entry;
  if (kind === 'instalment') return instalmentName(entry, words);
  return words.t(`agenda.${kind}`, {
    seq,
    of: count,
    document: document_type && documentName(document_type, words),
  });
}

/** What it concerns, and how much: "Creek Lantern 1806, 92.500,00 AED". */
export function agendaDetail(
  { unit, amount }: AgendaEntry,
  { t, language }: TextsOf<'units/dashboard'>,
): string {
  return [
    unit ? `${unit.property_name} ${unit.unit_no}` : t('agenda.profile'),
    amount && formatMoney(amount, language),
  ]
    .filter(Boolean)
    .join(', ');
}
