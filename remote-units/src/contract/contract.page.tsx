import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Chip } from '@manzil/shared/ui/chip';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Archive, CalendarDays, CircleCheck } from 'lucide';
import { Link, useParams } from 'react-router-dom';
import { contractQuery } from './contract.api';
import styles from './contract.module.css';
import { Deadlines } from './deadlines';
import { KeyTerms } from './key-terms';
import { Original } from './original';
import { Papers } from './papers';

const looks = {
  planned: { tone: 'info', icon: CalendarDays },
  running: { tone: 'ok', icon: CircleCheck },
  ended: { tone: 'neutral', icon: Archive },
} as const;

export default function ContractPage() {
  const { t, language } = useTexts('units/contract');
  const { contractId = '' } = useParams();
  const { data: contract } = useQuery(contractQuery(contractId));
  const kind = contract && t(`kind.${contract.kind}`);
  const about = contract?.unit && `${contract.unit.property_name} ${contract.unit.unit_no}`;
  useDocumentTitle([kind, about].filter(Boolean).join(' '));
  if (!contract) return null;
  const { state, ends_on, unit } = contract;
  return (
    <>
      <PageHead
        back={<BackLink to="/contracts">{t('contract.back')}</BackLink>}
        title={
          <>
            {kind} {about && <small className={styles.unit}>{about}</small>}
          </>
        }
        meta={
          <>
            <Chip {...looks[state]}>
              {ends_on
                ? t(`state.${state}_until`, { day: formatDay(ends_on, language) })
                : t(`state.${state}`)}
            </Chip>
            {unit && <Link to={`/my-units/${unit.unit_id}`}>{t('contract.unit')}</Link>}
          </>
        }
      />
      <Columns side="wide">
        <div>
          <KeyTerms contract={contract} />
          <Deadlines contract={contract} />
        </div>
        <div>
          <Original contract={contract} />
          <Papers contract={contract} />
        </div>
      </Columns>
    </>
  );
}
