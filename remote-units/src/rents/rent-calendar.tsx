import type { RentMonth } from '@manzil/shared/contract/rents/rents';
import { formatMonth } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { usePart } from '../display/use-part';
import styles from './rents.module.css';

/** What goes to the bank in the months ahead, all units together. */
export function RentCalendar({ months }: { months: readonly RentMonth[] }) {
  const { t, language } = useTexts('units/rents');
  const { inPart } = usePart();
  return (
    <Section title={t('calendar.title')}>
      <ol className={styles.months}>
        {months.map(({ month, cheques, amount, part }) => (
          <li key={month}>
            <span className={styles.month}>{formatMonth(month, language)}</span>
            <span className={styles.amount}>
              {formatMoney(inPart ? part : amount, language, { whole: true })}
            </span>
            <span className={styles.count}>{t('calendar.cheques', { count: cheques })}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
