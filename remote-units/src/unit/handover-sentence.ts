import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Language } from '@manzil/shared/contract/values';
import { hasPassed, instalmentTerm } from '@manzil/shared/domain/next-term';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { isShared } from '../display/use-part';
import { today } from '../today';
import de from './texts/de.json';
import en from './texts/en.json';

type InHandover = Pick<UnitSummary, 'stage' | 'open_amount' | 'share_bps'>;

/** What is said of the next instalment's day, by how it stands. */
const dueWords = { instalment: 'due', in_review: 'in_review', overdue: 'was_due' } as const;

/**
 * What is still to be paid, and by when. It is transferred whole, whoever shares the unit, so it is never a part.
 * Its words are none of the remote's, which the first load of every screen would carry.
 */
export function handoverSentence(unit: InHandover, language: Language): string {
  const { stage, open_amount } = unit;
  const words = { de, en }[language];
  const next = stage.next_instalment;
  const deadline = stage.handover?.deadline_on;
  const say = (key: keyof typeof de, value: string) => words[key].replace(/\{\{\w+\}\}/, value);
  return [
    open_amount &&
      say(isShared(unit) ? 'to_pay_whole' : 'to_pay', formatMoney(open_amount, language)),
    next?.due_on && say(dueWords[instalmentTerm(next, today())], formatDay(next.due_on, language)),
    deadline &&
      say(
        hasPassed(deadline, today()) ? 'was_deadline' : 'deadline',
        formatDay(deadline, language),
      ),
  ]
    .filter(Boolean)
    .join(' ');
}
