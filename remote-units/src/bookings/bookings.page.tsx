import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MoneyParts } from '../money/money-parts';
import { MoreRows } from '../money/more-rows';
import { BookingTable } from './booking-table';
import { bookingListQuery } from './bookings.api';
import styles from './bookings.module.css';
import { ChainHead } from './chain-head';
import { DownloadBookings } from './download-bookings';
import { filterIn } from './filter';
import { FilterBar } from './filter-bar';
import { Found } from './found';
import { Leads } from './leads';
import { NoBookings } from './no-bookings';
import { Question } from './question';

export default function BookingsPage() {
  const { t, language } = useTexts('units/bookings');
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const list = useInfiniteQuery(bookingListQuery(filter, language));
  const found = list.data?.pages[0]?.found;
  const bookings = list.data?.pages.flatMap(({ items }) => items);
  const leads = list.isPlaceholderData ? null : list.data?.pages[0]?.leads;
  const chosen = bookings?.find(({ booking_id }) => booking_id === filter.booking_id);
  return (
    <>
      <PageHead title={t('bookings.title')} meta={t('bookings.lead')} />
      <MoneyParts />
      {filter.booking_id ? <ChainHead /> : <FilterBar />}
      <div className={styles.list} aria-busy={list.isPlaceholderData}>
        {!bookings && list.isError && (
          <ErrorState
            title={t('bookings.failed')}
            message={t('bookings.failed_text')}
            action={
              <Button busy={list.isFetching} onClick={() => void list.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {bookings && bookings.length > 0 && (
          <>
            <div className={styles.above}>
              {found && !filter.booking_id && <Found found={found} />}
              <DownloadBookings filter={filter} />
            </div>
            <BookingTable bookings={bookings} chosen={filter.booking_id} />
          </>
        )}
        {bookings?.length === 0 && <NoBookings filter={filter} />}
      </div>
      {!list.isPlaceholderData && <MoreRows list={list} />}
      {chosen && leads && <Leads booking={chosen} leads={leads} />}
      {filter.booking_id && bookings && bookings.length > 0 && (
        <Question key={filter.booking_id} bookingId={filter.booking_id} />
      )}
    </>
  );
}
