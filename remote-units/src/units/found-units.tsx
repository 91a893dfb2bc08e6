import type { UnitView } from '@manzil/shared/contract/settings/display';
import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { useTexts } from '@manzil/shared/runtime';
import { CardGrid } from '@manzil/shared/ui/card';
import { usePart } from '../display/use-part';
import { numberWord } from '../unit/number-word';
import { isFiltered } from './choice';
import { MoreUnits } from './more-units';
import { EarlierUnits, LaterUnits } from './stretches';
import { UnitCard } from './unit-card';
import { UnitTable } from './unit-table';
import styles from './units.module.css';
import type { Choosing } from './use-choice';

type FoundUnitsProps = {
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    /** What is on show belongs to another choice, until its own units are there. */
    isPlaceholderData: boolean;
    fetchNextPage: () => unknown;
  };
  pages: readonly UnitList[];
  view: UnitView;
  choosing: Choosing;
};

/** The units that are there so far, and how the list goes on. */
export function FoundUnits({ list, pages, view, choosing }: FoundUnitsProps) {
  const words = useTexts('units/units');
  const { t } = words;
  const part = usePart();
  const units = pages.flatMap(({ items }) => items).map(part.shown);
  const count = pages.at(-1)?.totals.count ?? 0;
  if (count === 0) return null;
  const { choice, first } = choosing;
  const last = first - 1 + units.length;
  const settled = !list.isPlaceholderData;
  if (units.length === 0) return <EarlierUnits count={count} choosing={choosing} />;
  const end = isFiltered(choice) ? 'units.end_found' : 'units.end';
  return (
    <>
      {settled && <EarlierUnits count={count} choosing={choosing} />}
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
          first={first}
          last={last}
          count={count}
          busy={list.isFetching}
          failed={list.isFetchNextPageError && !list.isFetching}
          onMore={() => void list.fetchNextPage()}
        />
      ) : (
        settled && (
          <>
            {first === 1 && last === count && (
              <p className={styles.end}>{t(end, { count, number: numberWord(count, words) })}</p>
            )}
            <LaterUnits last={last} count={count} choosing={choosing} />
          </>
        )
      )}
    </>
  );
}
