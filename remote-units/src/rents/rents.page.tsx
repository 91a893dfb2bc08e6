import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { Link, useSearchParams } from 'react-router-dom';
import { PartSwitch } from '../display/part-switch';
import { isShared, usePart } from '../display/use-part';
import { MoneyParts } from '../money/money-parts';
import { MoreRows } from '../money/more-rows';
import { RentCalendar } from './rent-calendar';
import { rentListQuery, showsEnded } from './rents.api';
import styles from './rents.module.css';
import { TenancySection } from './tenancy-section';

export default function RentsPage() {
  const { t, language } = useTexts('units/rents');
  const part = usePart();
  const [search] = useSearchParams();
  const ended = showsEnded(search);
  const list = useInfiniteQuery(rentListQuery(ended));
  const [first] = list.data?.pages ?? [];
  if (!list.data || !first) return null;
  const tenancies = list.data.pages.flatMap(({ items }) => items);
  const { bounced, months, has_ended } = first;
  const amount = formatMoney(part.inPart ? bounced.part : bounced.amount, language);
  return (
    <>
      <PageHead title={t('rents.title')} />
      <MoneyParts />
      {tenancies.some(isShared) && <PartSwitch />}
      {!ended && bounced.cheques > 0 && (
        <div className={styles.bounced}>
          <Notice
            tone="danger"
            icon={TriangleAlert}
            title={t('rents.bounced', { count: bounced.cheques, amount })}
          >
            {t('rents.bounced_text')}
          </Notice>
        </div>
      )}
      {!ended && months.length > 0 && <RentCalendar months={months} />}
      {tenancies.length === 0 && (
        <EmptyState title={t(ended ? 'rents.none_ended' : 'rents.none')}>
          {t(ended ? 'rents.none_ended_reason' : 'rents.none_reason')}
        </EmptyState>
      )}
      {tenancies.map((tenancy) => (
        <TenancySection key={tenancy.tenancy_id} tenancy={part.shown(tenancy)} />
      ))}
      <MoreRows list={list} more={t('rents.more')} />
      {(ended || has_ended) && (
        <p className={styles.other}>
          <Link to={ended ? '/financials/rents' : '?ended=1'}>
            {t(ended ? 'rents.to_running' : 'rents.to_ended')}
          </Link>
        </p>
      )}
    </>
  );
}
