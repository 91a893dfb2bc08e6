import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { isLate, nextTermOf } from '@manzil/shared/domain/next-term';
import { formatDay } from '@manzil/shared/format/date';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { nextTerm } from './next-term';
import styles from './unit-table.module.css';

type NextTermCellProps = { unit: UnitSummary; words: TextsOf<'units/units'> };

export function NextTermCell({ unit, words }: NextTermCellProps) {
  const { t, language } = words;
  if (unit.stage.tenancy?.cheque_bounced)
    return (
      <span className={styles.term}>
        <span className={styles.late}>{t('stage.bounced')}</span>
      </span>
    );
  return (
    unit.next_date && (
      <span className={styles.term}>
        <span className={isLate(nextTermOf(unit, today())) ? styles.late : undefined}>
          <time dateTime={unit.next_date}>{formatDay(unit.next_date, language)}</time>{' '}
          {nextTerm(unit, words)}
        </span>
      </span>
    )
  );
}
