import { givesTaxIds, type Taxpayer } from '@manzil/shared/domain/tax-id';
import { formatCountry } from '@manzil/shared/format/country';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { useFocusAfter } from '../use-focus-after';
import { InPlace } from './in-place';
import { OpenForm } from './open-form';
import styles from './profile.module.css';
import { residenciesQuery } from './residencies.api';

const loadResidencyForm = () => import(/* webpackChunkName: "residency-form" */ './residency-form');

const ID = 'tax';
/** As many as the API takes. */
const MOST = 10;

export function TaxPart({ payer }: { payer: Taxpayer }) {
  const { t, language } = useTexts('profile/profile');
  const { data } = useQuery(residenciesQuery);
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const items = data?.items ?? [];
  const onEnd = useFocusAfter(
    (ended: string) => items.every(({ country }) => country !== ended),
    () => document.getElementById(ID)?.querySelector('button'),
  );
  if (!data) return null;
  function close(): void {
    setAdding(false);
    // When the button is there again.
    requestAnimationFrame(() => addButton.current?.focus());
  }
  return (
    <Section id={ID} title={t('tax.title')}>
      <p className={styles.lead}>{t('tax.lead')}</p>
      {(items.length > 0 || adding) && (
        <Rows>
          {items.map((residency) => {
            const country = formatCountry(residency.country, language);
            const isGiven = givesTaxIds(residency.country, payer);
            return (
              <InPlace
                key={residency.country}
                title={country}
                value={residency.tax_id ?? t(isGiven ? 'tax.id_missing' : 'tax.id_none')}
                change={t('profile.change')}
                changeLabel={t('tax.change', { country })}
                load={loadResidencyForm}
                props={{ items, payer, before: residency, onEnd }}
              />
            );
          })}
          {adding && (
            <OpenForm
              load={loadResidencyForm}
              props={{ items, payer, before: null, onEnd }}
              close={close}
            />
          )}
        </Rows>
      )}
      {!adding && items.length < MOST && (
        <Button ref={addButton} className={styles.add} icon={Plus} onClick={() => setAdding(true)}>
          {t('tax.add')}
        </Button>
      )}
    </Section>
  );
}
