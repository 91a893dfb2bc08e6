import type { ContractDeadline } from '@manzil/shared/contract/contracts/contracts';
import { formatBps } from '@manzil/shared/format/percent';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { WHOLE_BPS } from '../display/part-of';
import { PartSwitch } from '../display/part-switch';
import { usePart } from '../display/use-part';
import { contractQuery } from './contract.api';
import styles from './contract.module.css';
import { Deadlines } from './deadlines';
import { KeyTerms } from './key-terms';
import { Original } from './original';
import { Papers } from './papers';
import { partOwned } from './part-owned';
import { StateChip } from './state-chip';

export default function ContractPage() {
  const { t, language } = useTexts('units/contract');
  const { contractId = '' } = useParams();
  const { data } = useQuery(contractQuery(contractId));
  const part = usePart();
  const shown = data && part.shown({ ...data, share_bps: data.share_bps ?? WHOLE_BPS });
  const contract = shown && { ...shown, deadlines: owedWhole(shown.deadlines, data.deadlines) };
  const kind = contract && t(`kind.${contract.kind}`);
  const about = contract?.unit && unitTitle(contract.unit);
  useDocumentTitle([kind, about].filter(Boolean).join(' '));
  if (!contract) return null;
  const { unit } = contract;
  const hasEnded = contract.state === 'ended';
  const owned = partOwned(contract);
  return (
    <>
      <PageHead
        back={
          hasEnded ? (
            <BackLink to="/contracts?state=ended">{t('contract.back_ended')}</BackLink>
          ) : (
            <BackLink to="/contracts">{t('contract.back')}</BackLink>
          )
        }
        title={
          <>
            {kind} {about && <small className={styles.unit}>{about}</small>}
          </>
        }
        meta={
          <>
            <StateChip contract={contract} />
            {unit && (
              <Link className={styles.link} to={`/my-units/${unit.unit_id}`}>
                {t('contract.unit')}
              </Link>
            )}
          </>
        }
      />
      {owned && <PartSwitch percent={formatBps(owned, language)} />}
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

/** An instalment is transferred whole, whoever shares the unit; of a cheque each has their part. */
const owedWhole = (shown: ContractDeadline[], whole: ContractDeadline[]): ContractDeadline[] =>
  shown.map((deadline, index) =>
    deadline.kind === 'instalment' ? (whole[index] ?? deadline) : deadline,
  );
