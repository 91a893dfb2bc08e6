import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Rows } from '@manzil/shared/ui/rows';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { MoreRows } from '../money/more-rows';
import { handoverQuery } from './handover.api';
import styles from './handover.module.css';
import { HandoverRow } from './handover-row';

export default function HandoverPage() {
  const { t } = useTexts('units/handover');
  const list = useInfiniteQuery(handoverQuery);
  const units = list.data?.pages.flatMap(({ items }) => items);
  if (!units) return null;
  return (
    <div className={styles.page}>
      <Link to="/my-units" className={styles.close} aria-label={t('handover.close')}>
        <LineIcon lines={X} size={24} strokeWidth={1.5} />
      </Link>
      <PageHead title={t('handover.title')} meta={t('handover.intro')} />
      <div className={styles.list}>
        {units.length === 0 ? (
          <EmptyState title={t('handover.none')}>{t('handover.none_reason')}</EmptyState>
        ) : (
          <Rows>
            {units.map((unit) => (
              <HandoverRow key={unit.unit_id} unit={unit} />
            ))}
          </Rows>
        )}
        <MoreRows list={list} more={t('handover.more')} />
      </div>
    </div>
  );
}
