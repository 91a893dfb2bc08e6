import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Button } from '@manzil/shared/ui/button';
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
import { UnitSearch } from '../unit-search/unit-search';
import { RentCalendar } from './rent-calendar';
import { choiceIn, rentListQuery } from './rents.api';
import styles from './rents.module.css';
import { TenancySection } from './tenancy-section';

export default function RentsPage() {
  const { t, language } = useTexts('units/rents');
  const part = usePart();
  const [address, setAddress] = useSearchParams();
  const choice = choiceIn(address);
  const { ended, search, tenancyId } = choice;
  const list = useInfiniteQuery(rentListQuery(choice));
  const [first] = list.data?.pages ?? [];
  if (!list.data || !first) return null;
  const tenancies = list.data.pages.flatMap(({ items }) => items);
  const { bounced, months, has_ended } = first;
  // A page holds a dozen: where there are more, one is found by its name.
  const searches = search !== '' || first.has_more;
  const sought = search !== '' || tenancyId !== '';
  const all = !ended && !sought;
  const seek = (text: string) =>
    setAddress(
      { ...(ended && { ended: '1' }), ...(text && { search: text }) },
      { replace: true, preventScrollReset: true },
    );
  const amount = formatMoney(part.inPart ? bounced.part : bounced.amount, language);
  return (
    <>
      <PageHead
        back={tenancyId && <BackLink to="/financials/rents">{t('rents.all')}</BackLink>}
        title={t('rents.title')}
      />
      <MoneyParts />
      {tenancies.some(isShared) && <PartSwitch />}
      {all && bounced.cheques > 0 && (
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
      {all && months.length > 0 && <RentCalendar months={months} />}
      {searches && (
        <div className={styles.search}>
          <UnitSearch label={t('rents.search')} value={search} onSearch={seek} />
        </div>
      )}
      {tenancies.length === 0 && sought && (
        <EmptyState
          drawing={false}
          title={t('rents.none_found')}
          action={<Button onClick={() => seek('')}>{t('rents.reset')}</Button>}
        />
      )}
      {tenancies.length === 0 && !sought && (
        <EmptyState title={t(ended ? 'rents.none_ended' : 'rents.none')}>
          {t(ended ? 'rents.none_ended_reason' : 'rents.none_reason')}
        </EmptyState>
      )}
      {tenancies.map((tenancy) => (
        <TenancySection key={tenancy.tenancy_id} tenancy={part.shown(tenancy)} />
      ))}
      <MoreRows list={list} more={t('rents.more')} />
      {!tenancyId && (ended || has_ended) && (
        <p className={styles.other}>
          <Link to={ended ? '/financials/rents' : '?ended=1'}>
            {t(ended ? 'rents.to_running' : 'rents.to_ended')}
          </Link>
        </p>
      )}
    </>
  );
}
