import { UnitResultSort } from '@manzil/shared/contract/bookings/unit-results';
import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Select } from '@manzil/shared/ui/field';
import { Section } from '@manzil/shared/ui/section';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows } from '../money/more-rows';
import { periodDays } from '../period/period-days';
import { unitResultsQuery } from './financials.api';
import { UnitResultTable } from './unit-result-table';

/** Rent, costs and net of each unit in the period on show. */
export function UnitResults({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTexts('units/financials');
  const [sort, setSort] = useState<UnitResultSort>('unit');
  const days = periodDays(dashboard);
  const list = useInfiniteQuery(unitResultsQuery({ ...days, sort }));
  const units = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const sum = list.data?.pages[0]?.sum;
  return (
    <Section
      title={t('financials.units')}
      note={t('financials.in_aed')}
      aside={
        units.length > 1 && (
          <Select
            compact
            aria-label={t('financials.sort')}
            value={sort}
            onChange={({ target }) => setSort(UnitResultSort.parse(target.value))}
          >
            {UnitResultSort.options.map((each) => (
              <option key={each} value={each}>
                {t(`sort.${each}`)}
              </option>
            ))}
          </Select>
        )
      }
    >
      {!list.data && !list.isError && <Spinner text={t('financials.units_loading')} />}
      {!list.data && list.isError && (
        <ErrorState
          title={t('financials.units_failed')}
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {sum && units.length === 0 && <p className="secondary">{t('financials.units_none')}</p>}
      {sum && units.length > 0 && <UnitResultTable days={days} units={units} sum={sum} />}
      {!list.isPlaceholderData && <MoreRows list={list} more={t('financials.more_units')} />}
    </Section>
  );
}
