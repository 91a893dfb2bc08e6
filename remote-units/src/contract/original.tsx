import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { CONTRACT_ORIGINALS } from '@manzil/shared/domain/contract-originals';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Upload } from 'lucide';
import { Link } from 'react-router-dom';
import styles from './contract.module.css';
import { DeclinedOriginal } from './declined-original';
import { KeptOriginal } from './kept-original';

/** The paper that counts; an open slot where it is not there. */
export function Original({ contract }: { contract: Contract }) {
  const { t } = useTexts('units/contract');
  const original = contract.papers.find(({ document_id }) => document_id === contract.document_id);
  const type = CONTRACT_ORIGINALS[contract.kind];
  // An API that does not say who brings it knows of none that the office owes.
  const isFromOffice =
    contract.missing_from_office?.includes(type) ?? contract.kind === 'management';
  const isNeedless = Boolean(contract.purchase?.handed_over_on) && !contract.missing.includes(type);
  // Of a contract that has ended, no other one is asked for. Older APIs do not say it.
  const isDeclined = contract.original_declined ?? original?.status === 'declined';
  const isOwners = contract.kind !== 'management';
  return (
    <Section title={t('original.title')}>
      {original && isDeclined ? (
        <DeclinedOriginal documentId={original.document_id} />
      ) : original ? (
        <KeptOriginal original={original} label={t(`kind.${contract.kind}`)} />
      ) : (
        <>
          <p>{t(isNeedless ? 'original.needless' : 'original.missing')}</p>
          {isFromOffice ? (
            <p>{t('papers.from_office')}</p>
          ) : (
            isOwners && (
              <div className={styles.actions}>
                <ButtonLink as={Link} to={`/profile/documents?upload=${type}`} icon={Upload}>
                  {t('original.upload')}
                </ButtonLink>
              </div>
            )
          )}
        </>
      )}
    </Section>
  );
}
