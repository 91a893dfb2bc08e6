import type { Contract, ContractDeadline } from '@manzil/shared/contract/contracts/contracts';
import type { Language, Money } from '@manzil/shared/contract/values';
import { formatDay } from '@manzil/shared/format/date';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import { formatMoney } from '@manzil/shared/format/money';
import { wholeDayCalendar } from '../../platform/whole-day-calendar';

type Words = Record<
  | ContractDeadline['kind']
  | 'power_ends'
  | 'next'
  | 'next_at_handover'
  | 'notice_in_original'
  | 'whole',
  string
>;

const WORDS: Record<Language, Words> = {
  de: {
    leave_notice: 'Letzter Tag, um dem Mieter zum Vertragsende zu kündigen',
    rent_notice: 'Letzter Tag, um eine Mieterhöhung anzukündigen',
    end: 'Vertrag endet',
    power_ends: 'Vollmacht läuft ab',
    next: 'Der nächste Verwaltungsvertrag beginnt am {day}',
    next_at_handover: 'Der nächste Verwaltungsvertrag beginnt mit der Übergabe',
    notice_in_original: 'Welche Kündigungsfrist gilt, steht im Original',
    whole: 'ganze Einheit',
    cheque: 'Scheck {seq} wird eingereicht',
    instalment: '{name} fällig',
    completion: 'Vereinbarte Fertigstellung',
    grace_end: 'Nachfrist des Bauträgers endet',
    structure_warranty: 'Gewährleistung auf die Statik endet',
  },
  en: {
    leave_notice: 'Last day to give the tenant notice for the end of the term',
    rent_notice: 'Last day to give notice of a rent increase',
    end: 'Contract ends',
    power_ends: 'Power of attorney expires',
    next: 'The next management contract begins on {day}',
    next_at_handover: 'The next management contract begins with the handover',
    notice_in_original: 'The notice period is stated in the original',
    whole: 'whole unit',
    cheque: 'Cheque {seq} goes to the bank',
    instalment: '{name} due',
    completion: 'Agreed completion',
    grace_end: 'Developer’s grace period ends',
    structure_warranty: 'Structural warranty ends',
  },
};

const WHOLE_BPS = 10_000;

/** Of days the library makes `-P7DT`, which is none (RFC 5545 3.3.6). */
const WEEK_BEFORE = { action: 'display', trigger: { hours: 168, before: true } } as const;

/** The deadlines, each under an id that stays: imported again, they are the same. */
export function deadlinesIcs(contract: Contract, language: Language, now: Date): string {
  const { unit, contract_id, purchase } = contract;
  const about = unit && `${unit.property_name} ${unit.unit_no}`;
  const events = contract.deadlines.map(({ kind, on, seq, amount }) => {
    const isPower = kind === 'end' && contract.kind === 'power_of_attorney';
    const words = WORDS[language][isPower ? 'power_ends' : kind]
      .replace('{seq}', String(seq))
      .replace('{name}', instalmentName({ seq, count: purchase?.instalments ?? null }, language));
    const description = amount
      ? amountOf(amount, contract, language)
      : kind === 'end' && afterwards(contract, language);
    return {
      uid: [contract_id, kind, seq].filter(Boolean).join('-'),
      on,
      title: [words, about].filter(Boolean).join(' · '),
      ...(description && { description }),
      alarms: [{ ...WEEK_BEFORE, description: words }],
      created: now.getTime(),
    };
  });
  return wholeDayCalendar(events, { method: 'PUBLISH' });
}

/** Of the whole unit, and said so where the investor owns a part of it. */
function amountOf(amount: Money, { share_bps }: Contract, language: Language): string {
  const whole = (share_bps ?? WHOLE_BPS) < WHOLE_BPS && `(${WORDS[language].whole})`;
  return [formatMoney(amount, language), whole].filter(Boolean).join(' ');
}

function afterwards({ management, tenancy }: Contract, language: Language): string | undefined {
  const words = WORDS[language];
  const next = management?.next;
  if (!next) {
    const isElsewhere = tenancy && !tenancy.in_dubai && !tenancy.notice_given;
    return management || isElsewhere ? words.notice_in_original : undefined;
  }
  if (!next.starts_on) return words.next_at_handover;
  return words.next.replace('{day}', formatDay(next.starts_on, language));
}
