import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoneyParts } from '../money/money-parts';
import { MoreRows } from '../money/more-rows';
import { PayoutTable } from './payout-table';
import { payoutListQuery } from './payouts.api';
import styles from './payouts.module.css';
import { PayoutsHeld } from './payouts-held';

export default function PayoutsPage() {
  const { t } = useTexts('units/payouts');
  const list = useInfiniteQuery(payoutListQuery);
  if (!list.data) return null;
  const payouts = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <PageHead title={t('payouts.title')} />
      <MoneyParts />
      <PayoutsHeld />
      <div className={styles.list}>
        {payouts.length === 0 ? (
          <EmptyState title={t('payouts.none')}>{t('payouts.none_reason')}</EmptyState>
        ) : (
          <PayoutTable payouts={payouts} />
        )}
      </div>
      <MoreRows list={list} />
    </>
  );
}
