import { formatCountry } from '@manzil/shared/format/country';
import { useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { InPlace } from './in-place';
import styles from './profile.module.css';
import { residenciesQuery } from './residencies.api';

const ResidencyForm = lazy(
  () => import(/* webpackChunkName: "residency-form" */ './residency-form'),
);

/** As many as the API takes. */
const MOST = 10;

/** Where the investor is taxed. */
export function TaxPart() {
  const { t, language } = useWords('profile/profile');
  const { data } = useQuery(residenciesQuery);
  const [adding, setAdding] = useState(false);
  if (!data) return null;
  const { items } = data;
  return (
    <Section id="tax" title={t('tax.title')}>
      <p className={styles.lead}>{t('tax.lead')}</p>
      {(items.length > 0 || adding) && (
        <Rows>
          {items.map((residency) => {
            const country = formatCountry(residency.country, language);
            return (
              <InPlace
                key={residency.country}
                title={country}
                value={residency.tax_id ?? t('tax.id_missing')}
                change={t('profile.change')}
                changeLabel={t('tax.change', { country })}
              >
                {(close) => <ResidencyForm items={items} before={residency} close={close} />}
              </InPlace>
            );
          })}
          {adding && (
            <li className={styles.open}>
              <Suspense fallback={null}>
                <ResidencyForm items={items} before={null} close={() => setAdding(false)} />
              </Suspense>
            </li>
          )}
        </Rows>
      )}
      {!adding && items.length < MOST && (
        <Button className={styles.add} icon={Plus} onClick={() => setAdding(true)}>
          {t('tax.add')}
        </Button>
      )}
    </Section>
  );
}
