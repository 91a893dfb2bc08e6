import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay, formatDayMonth } from '@manzil/shared/format/date';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import { isolated } from '@manzil/shared/format/isolated';
import { unitTitle } from '@manzil/shared/format/unit-title';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { documentName } from './document-name';

/** An investor's own documents stand each for itself. */
type Gathered = Exclude<Decision['kind'], 'document_missing'>;

type DecisionWords = { title: string; subject: string | null; message: string; action: string };

export function decisionWords(
  decision: Decision,
  words: TextsOf<'units/dashboard'>,
): DecisionWords {
  const { t, language } = words;
  const { kind, number, seq, count, document_type, due_on, holds_until, next_on } = decision;
  const values = {
    name: instalmentName(decision, language),
    seq,
    of: count,
    document: document_type && documentName(document_type, words),
    day: due_on && formatDay(due_on, language),
    short_day: due_on && formatDayMonth(due_on, language),
    until: holds_until && formatDay(holds_until, language),
    next: next_on && formatDay(next_on, language),
    count: due_on ? Math.max(0, daysBetween(due_on, today())) : 0,
  };
  return {
    title:
      number > 1
        ? t(`decisions.several.${kind as Gathered}`, { ...values, count: number })
        : t(`decisions.${kind}.title`, values),
    subject: placeOf(decision, words),
    message:
      kind === 'cheque_bounced' && holds_until
        ? t('decisions.payable', values)
        : t(`decisions.${kind}.message`, values),
    action: t(`decisions.${kind}.action`, values),
  };
}

type Placed = Pick<Decision, 'unit' | 'building' | 'buildings'>;

/** "Yas Canal House 705", "Yas Canal House", "4 Gebäude"; null for what is no unit's. */
export function placeOf(
  { unit, building, buildings }: Placed,
  { t }: TextsOf<'units/dashboard'>,
): string | null {
  if (unit) return unitTitle(unit);
  return building
    ? isolated(building)
    : buildings > 0
      ? t('buildings', { count: buildings })
      : null;
}

type Settled = NonNullable<Decision['unit']> &
  Pick<Decision, 'seq' | 'contract_id' | 'document_id'>;

/** Where one unit's or document's matter is settled. */
export function decisionAddress(
  { kind, document_id: own, document_type }: Decision,
  unit: Settled | null,
): string {
  const document_id = unit?.document_id ?? own;
  if (!unit || kind.startsWith('document'))
    return `/profile/documents?${document_id ? `document=${document_id}` : `upload=${document_type}`}`;
  if (unit.contract_id) return `/contracts/${unit.contract_id}`;
  if (kind === 'cheque_bounced')
    return `/financials/rents?search=${encodeURIComponent(`${unit.property_name} ${unit.unit_no}`)}`;
  const isPaid = kind.startsWith('instalment') || kind === 'handover_payment_due';
  return `/my-units/${unit.unit_id}${isPaid && unit.seq !== null ? `/instalments/${unit.seq}` : '#cheques'}`;
}
