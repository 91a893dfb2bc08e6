import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { phoneLink } from '@manzil/shared/format/contact';
import { formatDay } from '@manzil/shared/format/date';
import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert } from 'lucide';
import { arrival } from './arrival';
import styles from './instalment.module.css';

const words = {
  today: ['short.today', 'short.today_text'],
  unsure: ['short.call', 'short.unsure_text'],
  too_late: ['short.call', 'short.call_text'],
} as const;

/** Where a transfer that is made today may come too late, or comes too late. */
export function ShortNotice({ instalment }: { instalment: InstalmentDetail }) {
  const { t, language } = useTexts('units/instalment');
  const { due_on } = instalment;
  const time = arrival(instalment);
  if (!due_on || !time || time === 'enough') return null;
  const [title, text] = words[time];
  const { phone } = portalConfig().support;
  return (
    <div className={styles.short}>
      <Notice
        tone="warn"
        icon={TriangleAlert}
        title={t(title)}
        action={<a href={phoneLink(phone)}>{phone}</a>}
      >
        {t(text, { day: formatDay(due_on, language) })}
      </Notice>
    </div>
  );
}
