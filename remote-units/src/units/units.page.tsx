import { useTexts } from '@manzil/shared/runtime';
import { CardGrid } from '@manzil/shared/ui/card';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NoUnits } from '../unit/no-units';
import { numberWord } from '../unit/number-word';
import { unitListQuery } from '../units.api';
import { MoreUnits } from './more-units';
import { Totals } from './totals';
import { UnitCard } from './unit-card';
import styles from './units.module.css';

export default function UnitsPage() {
  const words = useTexts('units/units');
  const { t } = words;
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(unitListQuery);
  const totals = data?.pages.at(-1)?.totals;
  if (!data || !totals) return null;
  const units = data.pages.flatMap(({ items }) => items);
  const { count } = totals;
  if (count === 0) {
    return (
      <>
        <PageHead title={t('units.title_none')} />
        <div className={styles.list}>
          <NoUnits />
        </div>
      </>
    );
  }
  const number = numberWord(count, words);
  return (
    <>
      <PageHead title={t('units.title', { count, number: capital(number) })} />
      <Totals totals={totals} />
      <div className={styles.list}>
        <CardGrid>
          {units.map((unit) => (
            <UnitCard key={unit.unit_id} unit={unit} />
          ))}
        </CardGrid>
      </div>
      {hasNextPage ? (
        <MoreUnits
          shown={units.length}
          count={count}
          busy={isFetching}
          failed={isFetchNextPageError && !isFetching}
          onMore={() => void fetchNextPage()}
        />
      ) : (
        <p className={styles.end}>{t('units.end', { count, number })}</p>
      )}
    </>
  );
}

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
