import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { phoneLink } from '@manzil/shared/format/contact';
import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert } from 'lucide';
import { today } from '../today';
import styles from './instalment.module.css';

/** Four bank days with a weekend between: as long as a transfer from Germany may take. */
const TRANSFER_DAYS = 6;

/** Where a transfer that is made today may come too late. */
export function ShortNotice({ instalment }: { instalment: InstalmentDetail }) {
  const { t } = useTexts('units/instalment');
  const { due_on, status, account } = instalment;
  const waits = status === 'due' || status === 'due_soon';
  if (!account || !waits || !due_on || daysBetween(today(), due_on) > TRANSFER_DAYS) return null;
  const { phone } = portalConfig().support;
  return (
    <div className={styles.short}>
      <Notice
        tone="warn"
        icon={TriangleAlert}
        title={t('short.title')}
        action={<a href={phoneLink(phone)}>{phone}</a>}
      >
        {t('short.text')}
      </Notice>
    </div>
  );
}
