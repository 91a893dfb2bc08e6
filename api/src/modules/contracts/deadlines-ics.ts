import type { Contract, ContractDeadline } from '@manzil/shared/contract/contracts/contracts';
import type { Language } from '@manzil/shared/contract/values';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { wholeDayCalendar } from '../../platform/whole-day-calendar';

type Words = Record<ContractDeadline['kind'] | 'power_ends' | 'next' | 'next_at_handover', string>;

const WORDS: Record<Language, Words> = {
  de: {
    leave_notice: 'Letzter Tag, um dem Mieter zum Vertragsende zu kündigen',
    rent_notice: 'Letzter Tag, um eine Mieterhöhung anzukündigen',
    end: 'Vertrag endet',
    power_ends: 'Vollmacht läuft ab',
    next: 'Der nächste Verwaltungsvertrag beginnt am {day}',
    next_at_handover: 'Der nächste Verwaltungsvertrag beginnt mit der Übergabe',
    cheque: 'Scheck {seq} wird eingereicht',
    instalment: 'Rate {seq} fällig',
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
    cheque: 'Cheque {seq} goes to the bank',
    instalment: 'Instalment {seq} due',
    completion: 'Agreed completion',
    grace_end: 'Developer’s grace period ends',
    structure_warranty: 'Structural warranty ends',
  },
};

/** Of days the library makes `-P7DT`, which is none (RFC 5545 3.3.6). */
const WEEK_BEFORE = { action: 'display', trigger: { hours: 168, before: true } } as const;

/** The deadlines, each under an id that stays: imported again, they are the same. */
export function deadlinesIcs(contract: Contract, language: Language, now: Date): string {
  const { unit, contract_id } = contract;
  const about = unit && `${unit.property_name} ${unit.unit_no}`;
  const events = contract.deadlines.map(({ kind, on, seq, amount }) => {
    const isPower = kind === 'end' && contract.kind === 'power_of_attorney';
    const words = WORDS[language][isPower ? 'power_ends' : kind].replace('{seq}', String(seq));
    const description = amount
      ? formatMoney(amount, language)
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

function afterwards({ management }: Contract, language: Language): string | undefined {
  const next = management?.next;
  if (!next) return undefined;
  const words = WORDS[language];
  if (!next.starts_on) return words.next_at_handover;
  return words.next.replace('{day}', formatDay(next.starts_on, language));
}
