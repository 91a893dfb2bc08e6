import type { UnitChoice, UnitList } from '@manzil/shared/contract/units/unit-list';
import { useTexts } from '@manzil/shared/runtime';
import { CardGrid } from '@manzil/shared/ui/card';
import { usePart } from '../display/use-part';
import { numberWord } from '../unit/number-word';
import { isFiltered } from './choice';
import { MoreUnits } from './more-units';
import { UnitCard } from './unit-card';
import { UnitTable } from './unit-table';
import styles from './units.module.css';
import type { View } from './view';

type FoundUnitsProps = {
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  pages: readonly UnitList[];
  view: View;
  choice: UnitChoice;
};

/** The units that are there so far, and how the list goes on. */
export function FoundUnits({ list, pages, view, choice }: FoundUnitsProps) {
  const words = useTexts('units/units');
  const { t } = words;
  const part = usePart();
  const units = pages.flatMap(({ items }) => items).map(part.shown);
  const count = pages.at(-1)?.totals.count ?? 0;
  if (count === 0) return null;
  const end = isFiltered(choice) ? 'units.end_found' : 'units.end';
  return (
    <>
      {view === 'table' ? (
        <UnitTable units={units} sort={choice.sort} />
      ) : (
        <CardGrid>
          {units.map((unit) => (
            <UnitCard key={unit.unit_id} unit={unit} />
          ))}
        </CardGrid>
      )}
      {list.hasNextPage ? (
        <MoreUnits
          shown={units.length}
          count={count}
          busy={list.isFetching}
          failed={list.isFetchNextPageError && !list.isFetching}
          onMore={() => void list.fetchNextPage()}
        />
      ) : (
        <p className={styles.end}>{t(end, { count, number: numberWord(count, words) })}</p>
      )}
    </>
  );
}
