import type { Money } from '@manzil/shared/contract/values';
import { formatMoney } from '@manzil/shared/format/money';
import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Check } from 'lucide';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import styles from './home-packages.module.css';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';
import { type PackageCode, packagePrice } from './package-price';

/** Annual rent in AED. */
const RENT = { least: 30_000, most: 300_000, step: 5_000, usual: 120_000 };
const FILS = 100;
const aed = (amount: number): Money => ({ amount, currency: 'AED' });

type Texts = HomeTexts['packages'];

export function HomePackages({ texts }: { texts: Texts }) {
  const { language } = usePortal();
  const investor = useInvestor();
  const [rent, setRent] = useState(RENT.usual);
  const rentId = useId();
  const annualRent = aed(rent * FILS);

  const slider = (
    <div className={styles.rent}>
      <label htmlFor={rentId}>{texts.rent_label}</label>
      <output htmlFor={rentId}>{formatMoney(annualRent, language)}</output>
      <div className={styles.track}>
        <progress
          className={styles.filled}
          max={RENT.most - RENT.least}
          value={rent - RENT.least}
          aria-hidden="true"
        />
        <input
          id={rentId}
          type="range"
          className={styles.slider}
          min={RENT.least}
          max={RENT.most}
          step={RENT.step}
          value={rent}
          aria-valuetext={formatMoney(annualRent, language)}
          onChange={(event) => setRent(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );

  return (
    <HomeSection id="packages" title={texts.title} aside={slider}>
      <ul className={styles.packages}>
        {texts.items.map(({ code, name, share, features }) => {
          const { fee, vat, monthly } = packagePrice(code as PackageCode, annualRent.amount);
          return (
            <li key={code} className={styles.package}>
              <div className={styles.name}>
                <h3 className="title-2">{name}</h3>
                <span className={styles.share}>{share}</span>
              </div>
              <p className={styles.price}>
                <span className={styles.figure}>{formatMoney(aed(fee), language)}</span>{' '}
                <span className={styles.unit}>{texts.per_year}</span>
              </p>
              <p className={styles.vat}>
                {texts.vat_line
                  .replace('{{vat}}', formatMoney(aed(vat), language))
                  .replace('{{monthly}}', formatMoney(aed(monthly), language))}
              </p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature} className={styles.feature}>
                    <LineIcon lines={Check} size={16} strokeWidth={1.75} />
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <div className={styles.compare}>
        <ButtonLink as={Link} to={investor ? '/packages' : '/details#packages'} size="compact">
          {texts.action}
        </ButtonLink>
      </div>
    </HomeSection>
  );
}
