import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { shareOf } from '@manzil/shared/domain/money';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { WHOLE_BPS } from '../display/part-of';
import { usePart } from '../display/use-part';
import styles from './instalment.module.css';

/** Of a unit that others own a part of: what the amount is of, and the investor's part where the account shows parts. */
export function WholeUnit({ instalment }: { instalment: InstalmentDetail }) {
  const { t, language } = useTexts('units/instalment');
  const { inPart } = usePart();
  const { owned_bps = WHOLE_BPS, amount, status } = instalment;
  if (owned_bps === WHOLE_BPS) return null;
  const part = { ...amount, amount: shareOf(amount.amount, owned_bps) };
  return (
    <p className={styles.due}>
      {t(status === 'paid' ? 'whole.unit' : 'whole.transfer')}
      {inPart &&
        ` ${t('whole.part', {
          share: formatBps(owned_bps, language),
          amount: formatMoney(part, language),
        })}`}
    </p>
  );
}
