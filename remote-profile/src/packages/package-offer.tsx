import { managementFee, VAT_BPS } from '@manzil/shared/domain/fees';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Check } from 'lucide';
import styles from './packages.module.css';
import type texts from './texts/de.json';

const MONTHS = 12;

export type Offer = {
  name: string;
  feeBps: number;
  features: readonly (keyof typeof texts.packages.features)[];
};

/** `rent`: minor units a year, null for none. */
export function PackageOffer({ offer, rent }: { offer: Offer; rent: number | null }) {
  const { t, language } = useTexts('profile/packages');
  const price = rent === null ? null : managementFee(rent, offer.feeBps);
  const aed = (amount: number) => ({ amount, currency: 'AED' }) as const;
  return (
    <section className={styles.offer} aria-label={offer.name}>
      <div className={styles.head}>
        <h2 className="title-2">{offer.name}</h2>
        <span className={styles.share}>
          {t('packages.share', { share: formatBps(offer.feeBps, language) })}
        </span>
      </div>
      <p className={styles.fee}>
        <output className="display-2 number">
          {price ? formatMoney(aed(price.fee), language) : '–'}
        </output>{' '}
        <span className={styles.unit}>{t('packages.per_year')}</span>
      </p>
      <p className={styles.vat}>
        {price
          ? t('packages.vat', {
              vat: formatMoney(aed(price.vat), language),
              rate: formatBps(VAT_BPS, language),
              monthly: formatMoney(aed(Math.round((price.fee + price.vat) / MONTHS)), language),
            })
          : t('packages.no_rent')}
      </p>
      <ul className={styles.features}>
        {offer.features.map((feature) => (
          <li key={feature}>
            <LineIcon lines={Check} size={16} strokeWidth={1.75} />
            {t(`packages.features.${feature}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
