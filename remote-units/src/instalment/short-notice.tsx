import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { addDays, daysBetween } from '@manzil/shared/domain/deadlines';
import { phoneLink } from '@manzil/shared/format/contact';
import { formatDay } from '@manzil/shared/format/date';
import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert } from 'lucide';
import { today } from '../today';
import styles from './instalment.module.css';

/** Bank days that a transfer from Germany takes. */
const FASTEST = 2;
const SLOWEST = 4;

const isBankDay = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

/** Bank days from the one on which a transfer of today leaves to the day it is due. */
function bankDaysUntil(due: string): number {
  const days = Array.from({ length: daysBetween(today(), due) + 1 }, (_, at) =>
    addDays(today(), at),
  );
  return days.filter(isBankDay).length - 1;
}

/** Where a transfer that is made today may come too late, or comes too late. */
export function ShortNotice({ instalment }: { instalment: InstalmentDetail }) {
  const { t, language } = useTexts('units/instalment');
  const { due_on, status, account } = instalment;
  const waits = status === 'due' || status === 'due_soon';
  if (!account || !waits || !due_on) return null;
  const left = bankDaysUntil(due_on);
  if (left > SLOWEST) return null;
  const { phone } = portalConfig().support;
  const day = formatDay(due_on, language);
  return (
    <div className={styles.short}>
      <Notice
        tone="warn"
        icon={TriangleAlert}
        title={t(left < SLOWEST ? 'short.call' : 'short.today')}
        action={<a href={phoneLink(phone)}>{phone}</a>}
      >
        {left < FASTEST
          ? t('short.call_text', { day })
          : t(left < SLOWEST ? 'short.unsure_text' : 'short.today_text', { day })}
      </Notice>
    </div>
  );
}
