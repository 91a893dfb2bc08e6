import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { STRETCH } from '../units.api';
import styles from './stretches.module.css';
import type { Choosing } from './use-choice';

type StretchProps = { count: number; choosing: Choosing };

function StretchLink({ from, count, choosing }: StretchProps & { from: number }) {
  const { t, language } = useTexts('units/units');
  const last = Math.min(count, from + STRETCH - 1);
  return (
    <Link to={choosing.stretch(from)}>
      {t('units.stretch', {
        first: formatNumber(from, language),
        last: formatNumber(last, language),
      })}
    </Link>
  );
}

/** Where a list does not begin with its first unit: that it does not, and the way to those before. */
export function EarlierUnits({ count, choosing }: StretchProps) {
  const { t, language } = useTexts('units/units');
  const { first } = choosing;
  if (first === 1) return null;
  // An address may name a place beyond the end.
  const before = Math.min(first, count + 1) - 1;
  const from = before - ((before - 1) % STRETCH);
  return (
    <p className={styles.stretch}>
      {first <= count && t('units.begun', { first: formatNumber(first, language) })}{' '}
      <StretchLink from={from} count={count} choosing={choosing} />
    </p>
  );
}

/** Where more units follow than stand on one page: the way to them. */
export function LaterUnits({ last, count, choosing }: StretchProps & { last: number }) {
  if (last >= count) return null;
  return (
    <p className={styles.stretch}>
      <StretchLink from={last + 1} count={count} choosing={choosing} />
    </p>
  );
}
