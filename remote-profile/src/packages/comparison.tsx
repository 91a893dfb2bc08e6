import { BASIC_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { type Offer, PackageOffer } from './package-offer';
import styles from './packages.module.css';
import { RentField } from './rent-field';

/** 120,000 AED, the example of the FAQ. */
const EXAMPLE_RENT = 12_000_000;

const offers: readonly Offer[] = [
  {
    name: 'Basic',
    feeBps: BASIC_FEE_BPS,
    features: ['tenants', 'ejari', 'statement', 'one_inspection'],
  },
  {
    name: 'Premium',
    feeBps: PREMIUM_FEE_BPS,
    features: ['all_of_basic', 'contact', 'maintenance', 'four_inspections', 'snagging'],
  },
];

const rules = ['base', 'vacant', 'pro_rata', 'basic', 'apart'] as const;

export function Comparison() {
  const { t } = useTexts('profile/packages');
  const [rent, setRent] = useState<number | null>(EXAMPLE_RENT);
  return (
    <>
      <Section title={t('packages.compare')}>
        <RentField initial={EXAMPLE_RENT} onChange={setRent} />
        <div className={styles.offers}>
          {offers.map((offer) => (
            <PackageOffer key={offer.name} offer={offer} rent={rent} />
          ))}
        </div>
      </Section>
      <Section title={t('packages.rules_title')}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`packages.rules.${rule}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
