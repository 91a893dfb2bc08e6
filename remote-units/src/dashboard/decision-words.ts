import type { Decision } from '@manzil/shared/contract/dashboard/dashboard';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay, formatDayMonth } from '@manzil/shared/format/date';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { instalmentName } from '../unit/instalment-name';
import { documentName } from './document-name';

type DecisionWords = { title: string; message: string; action: string; to: string };

export function decisionWords(
  decision: Decision,
  words: TextsOf<'units/dashboard'>,
): DecisionWords {
  const { t, language } = words;
  const { kind, seq, count, document_type, due_on } = decision;
  const values = {
    name: instalmentName(decision, words),
    seq,
    of: count,
    document: document_type && documentName(document_type, words),
    day: due_on && formatDay(due_on, language),
    short_day: due_on && formatDayMonth(due_on, language),
    count: due_on ? Math.max(0, daysBetween(due_on, today())) : 0,
  };
  return {
    title: t(`decisions.${kind}.title`, values),
    message: t(`decisions.${kind}.message`, values),
    action: t(`decisions.${kind}.action`, values),
    to: place(decision),
  };
}

function place({ kind, unit, seq }: Decision): string {
  if (!unit || kind.startsWith('document')) return '/profile/documents';
  const isRent = kind === 'cheque_bounced' || kind === 'rent_notice_due';
  return `/my-units/${unit.unit_id}${isRent ? '#cheques' : `/instalments/${seq}`}`;
}
