import type { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { FileText, ReceiptText, ScrollText, Wallet } from 'lucide';
import { Link } from 'react-router-dom';
import styles from './unit-detail.module.css';

/** What else there is of a unit, each place narrowed to it where it can be. */
export function UnitPlaces({ unit }: { unit: UnitDetail }) {
  const { t } = useTexts('units/unit-detail');
  const name = `${unit.property_name} ${unit.unit_no}`;
  const rents = unit.rents ?? (unit.cheques.length > 0 ? 'running' : null);
  const places = [
    { word: t('unit.bookings'), to: `/financials/bookings?unit_id=${unit.unit_id}`, icon: Wallet },
    rents && {
      word: t('unit.rents'),
      to: `/financials/rents?${new URLSearchParams({ ...(rents === 'ended' && { ended: '1' }), search: name })}`,
      icon: ReceiptText,
    },
    {
      word: t('unit.documents'),
      to: `/profile/documents?${new URLSearchParams({ unit: name })}`,
      icon: FileText,
    },
    { word: t('unit.contracts'), to: `/contracts?unit_id=${unit.unit_id}`, icon: ScrollText },
  ].filter((place) => place !== null);
  return (
    <Section title={t('unit.places')}>
      <ul className={styles.places}>
        {places.map(({ word, to, icon }) => (
          <li key={to}>
            <ButtonLink as={Link} to={to} icon={icon}>
              {word}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
