import type { Booking } from '@manzil/shared/contract/bookings/bookings';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { ReceiptButton } from '../receipt/receipt-button';
import { addressOf } from './address';
import styles from './bookings.module.css';

type BookingLinksProps = {
  booking: Booking;
  /** Leads to the question, too. */
  asks: boolean;
};

/** Of a booking its receipt, and what was asked about it. */
export function BookingLinks({ booking, asks }: BookingLinksProps) {
  const { t, language } = useTexts('units/bookings');
  const { booking_id, document_id, question, text } = booking;
  const day = formatDay(booking.on, language);
  if (!document_id && !asks) return null;
  return (
    <div className={styles.links}>
      {document_id && (
        <ReceiptButton documentId={document_id} label={t('bookings.receipt_of', { text, day })}>
          {t('bookings.receipt')}
        </ReceiptButton>
      )}
      {asks && (
        <Link
          to={`${addressOf(booking_id)}#question`}
          aria-label={t(`question.${question ?? 'ask'}_of`, { text, day })}
        >
          {t(`question.${question ?? 'ask'}`)}
        </Link>
      )}
    </div>
  );
}
