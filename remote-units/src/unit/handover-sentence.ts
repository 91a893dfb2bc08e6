import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Language } from '@manzil/shared/contract/values';
import { hasPassed } from '@manzil/shared/domain/next-term';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { isShared } from '../display/use-part';
import { today } from '../today';
import de from './texts/de.json';
import en from './texts/en.json';

type InHandover = Pick<UnitSummary, 'stage' | 'open_amount' | 'share_bps'>;

/**
 * What is still to be paid, and by when. It is transferred whole, whoever shares the unit, so it is never a part.
 * Its words are none of the remote's, which the first load of every screen would carry.
 */
export function handoverSentence(unit: InHandover, language: Language): string {
  const { stage, open_amount } = unit;
  const words = { de, en }[language];
  const due = stage.next_instalment?.due_on;
  const deadline = stage.handover?.deadline_on;
  const say = (key: keyof typeof de, value: string) => words[key].replace(/\{\{\w+\}\}/, value);
  const dated = (ahead: keyof typeof de, passed: keyof typeof de, day: string) =>
    say(hasPassed(day, today()) ? passed : ahead, formatDay(day, language));
  return [
    open_amount &&
      say(isShared(unit) ? 'to_pay_whole' : 'to_pay', formatMoney(open_amount, language)),
    due && dated('due', 'was_due', due),
    deadline && dated('deadline', 'was_deadline', deadline),
  ]
    .filter(Boolean)
    .join(' ');
}
