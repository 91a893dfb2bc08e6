import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import styles from './contract.module.css';
import { contractTerms } from './contract-terms';

/** What the contract says, in plain words. */
export function KeyTerms({ contract }: { contract: Contract }) {
  const words = useTexts('units/contract');
  const { t } = words;
  return (
    <Section title={t('terms.title')} note={t('terms.original_counts')}>
      <dl className={styles.terms}>
        {contractTerms(contract, words).map(({ label, value }) => (
          <div key={label} className={styles.term}>
            <dt>{label}</dt>
            <dd className="user-data">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
