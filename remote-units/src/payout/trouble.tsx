import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { isLate } from '@manzil/shared/domain/payout-late';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleX, Clock } from 'lucide';
import { Link } from 'react-router-dom';
import { didNotArrive } from '../money/did-not-arrive';
import { today } from '../today';
import styles from './payout.module.css';
import { Repeated } from './repeated';

/** Why nothing has arrived, and what to do. */
export function Trouble({ payout }: { payout: Payout }) {
  const { t } = useTexts('units/payout');
  const broken = didNotArrive(payout);
  if (!broken && !isLate(payout, today())) return null;
  const reason = payout.failure_reason ?? 'other';
  return (
    <div className={styles.trouble}>
      {payout.repeated_by ? (
        <Repeated reason={t(`reason.${reason}`)} by={payout.repeated_by} />
      ) : (
        <Notice
          tone={broken ? 'danger' : 'warn'}
          icon={broken ? CircleX : Clock}
          title={broken ? t(`reason.${reason}`) : t('late.title')}
          action={
            <ButtonLink as={Link} to="/profile/bank-details" size="compact">
              {t('payout.check_account')}
            </ButtonLink>
          }
        >
          {broken ? t(`remedy.${reason}`) : t('late.text')}
        </Notice>
      )}
    </div>
  );
}
