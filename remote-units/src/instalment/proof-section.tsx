import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { useTexts } from '@manzil/shared/runtime';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import styles from './instalment.module.css';
import { ProofRow } from './proof-row';
import { ProofUpload } from './proof-upload';

/** What proves the payment, and what becomes of it. */
export function ProofSection({ instalment }: { instalment: InstalmentDetail }) {
  const { t } = useTexts('units/instalment');
  const { proof, status } = instalment;
  const isPaid = status === 'paid';
  if (isPaid && !proof) return null;
  return (
    <Section title={t('proof.title')}>
      {proof && (
        <Rows>
          <ProofRow proof={proof} />
        </Rows>
      )}
      <p className={styles.words}>{t(`proof.${stateOf(instalment)}`)}</p>
      {!isPaid && <ProofUpload instalment={instalment} />}
    </Section>
  );
}

function stateOf({ proof, status }: InstalmentDetail) {
  if (status === 'paid') return proof?.status === 'accepted' ? 'accepted' : 'needless';
  if (status === 'proof_submitted') return proof?.status === 'in_review' ? 'in_review' : 'of_other';
  return proof?.status === 'declined' ? 'again' : 'wanted';
}
