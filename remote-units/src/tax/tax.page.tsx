import type { TaxUnit, TaxYear } from '@manzil/shared/contract/tax/tax';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { MoneyParts } from '../money/money-parts';
import { choiceIn } from './choice';
import { Controls } from './controls';
import { DepreciationHelp } from './depreciation-help';
import { Files } from './files';
import { GroupTables } from './group-tables';
import { Rates } from './rates';
import { Rules } from './rules';
import { SurplusTitle } from './surplus-title';
import { taxYearQuery } from './tax.api';
import styles from './tax.module.css';
import { UnitTable } from './unit-table';

const WHOLE_BPS = 10_000;

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
        title={<SurplusTitle sum={shown.surplus} year={data.year} />}
        meta={<Meta taxYear={data} />}
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

function Year({ taxYear }: { taxYear: TaxYear }) {
  const { t } = useTexts('units/tax');
  const { chosen, units, year } = taxYear;
  if (units.length === 0) {
    return <EmptyState title={t('tax.nothing', { year })}>{t('tax.nothing_reason')}</EmptyState>;
  }
  if (!chosen) return <UnitTable taxYear={taxYear} />;
  return (
    <Columns>
      <GroupTables taxYear={taxYear} unit={chosen} />
      {chosen.depreciation && (
        <DepreciationHelp taxYear={taxYear} unit={chosen} depreciation={chosen.depreciation} />
      )}
    </Columns>
  );
}

function Meta({ taxYear }: { taxYear: TaxYear }) {
  const { t, language } = useTexts('units/tax');
  const { chosen, units, year, through } = taxYear;
  const day = (text: string) => formatDay(text, language);
  const isPart = ({ share_bps }: Pick<TaxUnit, 'share_bps'>) =>
    share_bps !== null && share_bps < WHOLE_BPS;
  const percent = formatBps(chosen?.share_bps ?? WHOLE_BPS, language);
  return (
    <>
      <span>{t('tax.meta', { from: day(`${year}-01-01`), through: day(through) })}</span>
      {chosen && isPart(chosen) && <span>{t('tax.share', { percent })}</span>}
      {!chosen && units.some(isPart) && <span>{t('tax.shares')}</span>}
      {chosen?.owned_to && <span>{t('tax.sold', { day: day(chosen.owned_to) })}</span>}
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
