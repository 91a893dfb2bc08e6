import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { MoneyParts } from '../money/money-parts';
import { choiceIn } from './choice';
import { Controls } from './controls';
import { Files } from './files';
import { Rates } from './rates';
import { Rules } from './rules';
import { SurplusTitle } from './surplus-title';
import { taxYearQuery } from './tax.api';
import styles from './tax.module.css';
import { Year } from './year';
import { YearMeta } from './year-meta';

export default function TaxPage() {
  const { t, language } = useTexts('units/tax');
  const [search] = useSearchParams();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    taxYearQuery(choiceIn(search), language),
  );
  if (!data) {
    return (
      <>
        <PageHead title={t('tax.title')} />
        <MoneyParts />
        {isError && (
          <ErrorState
            title={t('tax.failed')}
            message={t('tax.failed_text')}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
      </>
    );
  }
  if (data.years.length === 0) {
    return (
      <>
        <PageHead title={t('tax.title')} />
        <MoneyParts />
        <EmptyState title={t('tax.none')}>{t('tax.none_reason')}</EmptyState>
      </>
    );
  }
  const shown = data.chosen ?? data.sum;
  return (
    <>
      <PageHead
        title={<SurplusTitle sum={shown.surplus} year={data.year} residence={data.residence} />}
        meta={<YearMeta taxYear={data} />}
        aside={<Files taxYear={data} />}
      />
      <MoneyParts />
      <div className={styles.page} aria-busy={isPlaceholderData}>
        <div className={styles.before}>
          <Controls taxYear={data} />
          <Rules residence={data.residence} />
          <Missing count={shown.income.missing + shown.costs.missing} />
        </div>
        <Year taxYear={data} />
        {data.residence && <Rates residence={data.residence} />}
      </div>
    </>
  );
}

function Missing({ count }: { count: number }) {
  const { t } = useTexts('units/tax');
  if (count === 0) return null;
  return (
    <Notice tone="warn" icon={TriangleAlert} title={t('tax.missing', { count })}>
      {t('tax.missing_text')}
    </Notice>
  );
}
