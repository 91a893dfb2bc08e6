import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { usePart } from '../display/use-part';
import styles from './contract.module.css';
import { contractTerms } from './contract-terms';
import { partOwned } from './part-owned';

/** What the contract says, in plain words. */
export function KeyTerms({ contract }: { contract: Contract }) {
  const words = useTexts('units/contract');
  const { t, language } = words;
  const { inPart } = usePart();
  const owned = partOwned(contract);
  const share = owned && formatBps(owned, language);
  const amounts = share
    ? [{ label: t('terms.amounts'), value: t(inPart ? 'terms.part' : 'terms.whole', { share }) }]
    : [];
  return (
    <Section title={t('terms.title')} note={t('terms.original_counts')}>
      <dl className={styles.terms}>
        {[...contractTerms(contract, words), ...amounts].map(({ label, value }) => (
          <div key={label} className={styles.term}>
            <dt>{label}</dt>
            <dd className="user-data">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
