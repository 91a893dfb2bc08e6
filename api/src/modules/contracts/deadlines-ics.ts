import type { Contract, ContractDeadline } from '@manzil/shared/contract/contracts/contracts';
import type { Language } from '@manzil/shared/contract/values';
import { formatMoney } from '@manzil/shared/format/money';
import { wholeDayCalendar } from '../../platform/whole-day-calendar';

type Words = Record<ContractDeadline['kind'], string>;

const WORDS: Record<Language, Words> = {
  de: {
    leave_notice: 'Letzter Tag, um dem Mieter zum Vertragsende zu kündigen',
    rent_notice: 'Letzter Tag, um eine Mieterhöhung anzukündigen',
    end: 'Vertrag endet',
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
    const words = WORDS[language][kind].replace('{seq}', String(seq));
    return {
      uid: [contract_id, kind, seq].filter(Boolean).join('-'),
      on,
      title: [words, about].filter(Boolean).join(' · '),
      ...(amount && { description: formatMoney(amount, language) }),
      alarms: [{ ...WEEK_BEFORE, description: words }],
      created: now.getTime(),
    };
  });
  return wholeDayCalendar(events, { method: 'PUBLISH' });
}
