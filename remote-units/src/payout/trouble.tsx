import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { isLate } from '@manzil/shared/domain/payout-late';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleX, Clock } from 'lucide';
import { Link } from 'react-router-dom';
import { didNotArrive } from '../money/did-not-arrive';
import { today } from '../today';
import { HelpButton } from './help-button';
import styles from './payout.module.css';
import { Repeated } from './repeated';

/** Why nothing has arrived, and what to do. */
export function Trouble({ payout }: { payout: Payout }) {
  const { t, language } = useTexts('units/payout');
  const broken = didNotArrive(payout);
  if (!broken && !isLate(payout, today())) return null;
  const { status, ordered_on, repeated_by } = payout;
  const reason = payout.failure_reason ?? 'other';
  const title = status === 'returned' ? t(`came_back.${reason}`) : t(`reason.${reason}`);
  const day = formatDay(ordered_on, language);
  const late = t(status === 'scheduled' ? 'late.scheduled' : 'late.processing', { day });
  return (
    <div className={styles.trouble}>
      {repeated_by ? (
        <Repeated reason={title} by={repeated_by} />
      ) : (
        <Notice
          tone={broken ? 'danger' : 'warn'}
          icon={broken ? CircleX : Clock}
          title={broken ? title : t('late.title')}
          action={
            <div className={styles.actions}>
              {status !== 'scheduled' && (
                <ButtonLink as={Link} to="/profile/bank-details" size="compact">
                  {t('payout.check_account')}
                </ButtonLink>
              )}
              <HelpButton />
            </div>
          }
        >
          <CameBack payout={payout} />
          <p>{broken ? t(`remedy.${reason}`) : late}</p>
        </Notice>
      )}
    </div>
  );
}

/** What came back had arrived: the bank statement of the investor shows both. */
function CameBack({ payout: { status, credited, value_date } }: { payout: Payout }) {
  const { t, language } = useTexts('units/payout');
  if (status !== 'returned' || !credited || !value_date) return null;
  const amount = formatMoney(credited, language);
  return <p>{t('came_back.credited', { amount, day: formatDay(value_date, language) })}</p>;
}
