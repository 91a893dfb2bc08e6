import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { type NextTerm, nextTermOf } from '@manzil/shared/domain/next-term';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import type { Text } from '../../platform/http/errors';

type Due = { day: string | null; name: Text };

const NOTHING: Text = { de: '', en: '' };

const NAMES: Record<Exclude<NextTerm, 'instalment' | 'in_review' | 'overdue'>, Text> = {
  handover: { de: 'Übergabe', en: 'Handover' },
  handover_late: { de: 'Übergabe war vorgesehen', en: 'Handover was due' },
  cheque: { de: 'Scheck', en: 'Cheque' },
  cheque_late: { de: 'Scheck noch nicht eingereicht', en: 'Cheque not yet deposited' },
  ends: { de: 'Vertragsende', en: 'Tenancy ends' },
  notice: { de: 'Mieterhöhung ankündigen', en: 'Notice of rent increase' },
};

/** In the words of the list: a bounced cheque comes before what has a day. */
export function nextDue(unit: UnitSummary, today: string): Due {
  const { next_date, stage } = unit;
  if (stage.tenancy?.cheque_bounced)
    return { day: null, name: { de: 'Scheck geplatzt', en: 'Cheque bounced' } };
  const term = nextTermOf(unit, today);
  const { next_instalment: next } = stage;
  const instalment = next
    ? { de: instalmentName(next, 'de'), en: instalmentName(next, 'en') }
    : NOTHING;
  switch (term) {
    case null:
      return { day: next_date, name: NOTHING };
    case 'instalment':
      return { day: next_date, name: instalment };
    case 'in_review':
      return {
        day: next_date,
        name: {
          de: `${instalment.de}, Nachweis in Prüfung`,
          en: `${instalment.en}, proof in review`,
        },
      };
    case 'overdue':
      return {
        day: next_date,
        name: { de: `${instalment.de} überfällig`, en: `${instalment.en} overdue` },
      };
    default:
      return { day: next_date, name: NAMES[term] };
  }
}
