import type { ContractSummary } from '@manzil/shared/contract/contracts/contracts';
import { formatDay } from '@manzil/shared/format/date';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { Row } from '@manzil/shared/ui/rows';
import { CircleX, Clock, FileQuestion, FileSignature, FileText, Handshake, KeyRound } from 'lucide';
import { Link } from 'react-router-dom';
import { endedEarly } from './ended-early';

const icons = {
  purchase: FileText,
  management: Handshake,
  tenancy: KeyRound,
  power_of_attorney: FileSignature,
} as const;

/** Of an original that is missing, by who has to bring it; of one that is there and was declined. */
const looks = {
  declined: { tone: 'danger', icon: CircleX },
  investor: { tone: 'warn', icon: FileQuestion },
  operator: { tone: 'neutral', icon: Clock },
} as const;

export function ContractRow({ contract }: { contract: ContractSummary }) {
  const { t, language } = useTexts('units/contracts');
  const { contract_id, kind, unit, starts_on, ends_on, state, document_id } = contract;
  // Older APIs do not say who has to bring it.
  const { original_from = document_id ? null : 'investor' } = contract;
  const original = contract.original_declined ? 'declined' : original_from;
  const from = starts_on && formatDay(starts_on, language);
  const to = ends_on && !endedEarly(contract) && formatDay(ends_on, language);
  const isPlanned = state === 'planned';
  return (
    <Row
      stretched
      icon={icons[kind]}
      title={
        <Link to={`/contracts/${contract_id}`}>
          {unit ? unitTitle(unit) : t('contracts.all_units')}
        </Link>
      }
      meta={[
        from && t(isPlanned ? 'contracts.begins' : `contracts.since.${kind}`, { day: from }),
        to && t('contracts.until', { day: to }),
        isPlanned && !from && t('contracts.planned'),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        original && (
          <Chip plain {...looks[original]}>
            {t(`contracts.original_from.${original}`)}
          </Chip>
        )
      }
    />
  );
}
