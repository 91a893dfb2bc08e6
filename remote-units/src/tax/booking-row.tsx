import type { TaxBooking } from '@manzil/shared/contract/tax/tax';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount, formatMoney, formatRate } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Paperclip } from 'lucide';
import { Link } from 'react-router-dom';
import { addressOf } from '../bookings/address';
import { ReceiptButton } from '../receipt/receipt-button';
import styles from './group-table.module.css';

/** All of them, so that they stand under each other. */
const RATE_DIGITS = 8;

type BookingRowProps = { booking: TaxBooking; converts: boolean; hasReceipts: boolean };

export function BookingRow({ booking, converts, hasReceipts }: BookingRowProps) {
  const { t, language } = useTexts('units/tax');
  const { booking_id, on, category, amount, converted, rate, rate_on, document_id } = booking;
  const word = t('groups.payout');
  const text =
    category === 'payout' && !booking.text.startsWith(word)
      ? `${word}, ${booking.text}`
      : booking.text;
  const day = formatDay(on, language);
  return (
    <tr>
      <td className={styles.on}>
        <time dateTime={on}>{day}</time>
      </td>
      <td className={styles.text}>
        <Link to={addressOf(booking_id)}>{text}</Link>
      </td>
      {hasReceipts && (
        <td className={styles.receipt}>
          {document_id && (
            <ReceiptButton documentId={document_id} label={t('groups.receipt_of', { text, day })}>
              <span className={styles.paper}>
                <LineIcon lines={Paperclip} size={16} strokeWidth={1.75} />
              </span>
            </ReceiptButton>
          )}
        </td>
      )}
      <td className={styles.numeric}>
        {amount.currency === 'AED' ? formatAmount(amount, language) : formatMoney(amount, language)}
      </td>
      {converts && (
        <>
          <td className={styles.rate}>
            {rate && rate_on && (
              <span title={t('groups.rate_of', { day: formatDay(rate_on, language) })}>
                {formatRate(rate, language, RATE_DIGITS)}
              </span>
            )}
          </td>
          <td className={styles.numeric}>
            {converted ? formatAmount(converted, language) : t('groups.no_rate')}
          </td>
        </>
      )}
    </tr>
  );
}
