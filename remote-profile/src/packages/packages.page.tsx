import { BASIC_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { BackLink } from '../back-link';
import { HelpButton } from '../help-button';
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

export default function PackagesPage() {
  const { t } = useWords('profile/packages');
  const [rent, setRent] = useState<number | null>(EXAMPLE_RENT);
  return (
    <>
      <div className={styles.top}>
        <PageHead
          back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
          title={t('packages.title')}
        />
        <RentField initial={EXAMPLE_RENT} onChange={setRent} />
      </div>
      <div className={styles.offers}>
        {offers.map((offer) => (
          <PackageOffer key={offer.name} offer={offer} rent={rent} />
        ))}
      </div>
      <div className={styles.action}>
        <HelpButton variant="primary">{t('packages.action')}</HelpButton>
        <p className={styles.vat}>{t('packages.action_note')}</p>
      </div>
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
