import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Button } from '@manzil/shared/ui/button';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Rows } from '@manzil/shared/ui/rows';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EventRow } from './event-row';
import { securityEventsQuery } from './security-history.api';
import styles from './security-history.module.css';

export default function SecurityHistoryPage() {
  const { t } = useTexts('profile/security-history');
  const zone =
    useInvestor()?.display?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const list = useInfiniteQuery(securityEventsQuery);
  if (!list.data) return null;
  const events = list.data.pages.flatMap(({ items }) => items);
  const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <>
      <PageHead
        back={<BackLink to="/profile/settings">{t('settings')}</BackLink>}
        title={t('title')}
      />
      <p className={styles.lead}>
        {t('lead')} <Link to="/profile/settings#password">{t('change_password')}</Link>
      </p>
      <Rows>
        {events.map((event) => (
          <EventRow key={event.event_id} event={event} zone={zone} />
        ))}
      </Rows>
      {failed && <p role="alert">{t('failed')}</p>}
      {list.hasNextPage && (
        <Button
          className={styles.more}
          busy={list.isFetchingNextPage}
          busyLabel={t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
