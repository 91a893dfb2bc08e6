import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { useTexts } from '@manzil/shared/runtime';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import styles from './instalment.module.css';
import { ProofRow } from './proof-row';
import { ProofUpload } from './proof-upload';
import { waitsForDate } from './waits-for-date';

/** What proves the payment, and what becomes of it. */
export function ProofSection({ instalment }: { instalment: InstalmentDetail }) {
  const { t } = useTexts('units/instalment');
  const { proof, status } = instalment;
  const asksForNone = status === 'paid' || waitsForDate(instalment);
  if (asksForNone && !proof) return null;
  return (
    <Section title={t('proof.title')}>
      {proof && (
        <Rows>
          <ProofRow proof={proof} />
        </Rows>
      )}
      <p className={styles.words}>{t(`proof.${stateOf(instalment)}`)}</p>
      {!asksForNone && <ProofUpload instalment={instalment} />}
    </Section>
  );
}

function stateOf(instalment: InstalmentDetail) {
  const { proof, status } = instalment;
  if (waitsForDate(instalment)) return 'waits';
  if (status === 'paid') return proof?.status === 'accepted' ? 'accepted' : 'needless';
  if (status === 'proof_submitted') return proof?.status === 'in_review' ? 'in_review' : 'of_other';
  return proof?.status === 'declined' ? 'again' : 'wanted';
}
