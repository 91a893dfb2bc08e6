import { BASIC_FEE_BPS, managementFee } from '@manzil/shared/domain/fees';
import { formatMoney } from '@manzil/shared/format/money';
import { usePortal } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { SampleStatementLink } from '../details/sample-statement';
import { FilledText } from '../legal/filled-text';
import { isOfNoLicence, operator } from '../legal/operator';
import { HomeSection } from './home-section';
import styles from './home-statement.module.css';
import type { HomeTexts } from './home-texts';

/** In fils: a quarter of the rent that the packages are worked out for, and a usual invoice. */
const RENT = 3_000_000;
const REPAIR = 42_000;

export function HomeStatement({ texts }: { texts: HomeTexts['statement'] }) {
  const { language } = usePortal();
  const { fee, vat } = managementFee(RENT, BASIC_FEE_BPS);
  const line = (label: string, amount: number, strong = false) => ({
    label,
    value: formatMoney({ amount, currency: 'AED' }, language),
    strong,
  });
  return (
    <HomeSection title={texts.title}>
      <div className={styles.columns}>
        <div className={styles.statement}>
          <p className="secondary">{texts.lead}</p>
          <Facts
            facts={[
              line(texts.rent, RENT),
              line(texts.fee, -fee),
              line(texts.vat, -vat),
              line(texts.repair, -REPAIR),
              line(texts.payout, RENT - fee - vat - REPAIR, true),
            ]}
          />
          <p className="metadata">{texts.note}</p>
          <div>
            <SampleStatementLink label={texts.sample} />
          </div>
        </div>
        <ul className={styles.promises}>
          {texts.promises
            .filter(({ text }) => !isOfNoLicence(text))
            .map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className={styles.text}>
                  <FilledText text={text} operator={operator(language)} />
                </p>
              </li>
            ))}
        </ul>
      </div>
    </HomeSection>
  );
}
