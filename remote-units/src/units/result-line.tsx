import type { UnitView } from '@manzil/shared/contract/settings/display';
import { UnitSort } from '@manzil/shared/contract/units/unit-list';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Select } from '@manzil/shared/ui/field';
import { Segmented } from '@manzil/shared/ui/segmented';
import { LayoutGrid, Table2 } from 'lucide';
import { useChangeDisplay } from '../display/use-change-display';
import { isFiltered } from './choice';
import { ColumnChoice } from './column-choice';
import { DownloadUnits } from './download-units';
import styles from './tools.module.css';
import type { Choosing } from './use-choice';

type ResultLineProps = { found: number; owned: number; view: UnitView; choosing: Choosing };

/** How many were found, the way back to all, the files, the order and the view. */
export function ResultLine({ found, owned, view, choosing }: ResultLineProps) {
  const { choice, choose, reset } = choosing;
  const { t, language } = useTexts('units/units');
  const change = useChangeDisplay();
  const filtered = isFiltered(choice);
  return (
    <div className={styles.result}>
      <p role="status" className={styles.found}>
        {filtered &&
          t('choice.found', {
            found: formatNumber(found, language),
            owned: formatNumber(owned, language),
          })}
      </p>
      {filtered && found > 0 && (
        <Button variant="quiet" size="compact" onClick={reset}>
          {t('choice.reset')}
        </Button>
      )}
      <DownloadUnits choice={choice} />
      <div className={styles.shown}>
        {view === 'table' && <ColumnChoice />}
        <span className={styles.order}>
          <Select
            compact
            aria-label={t('choice.sort')}
            value={choice.sort ?? 'urgent'}
            onChange={({ target }) => choose('sort', target.value === 'urgent' ? '' : target.value)}
          >
            {UnitSort.options.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </Select>
        </span>
        <Segmented
          legend={t('choice.view')}
          options={[
            { value: 'cards', label: t('choice.cards'), icon: LayoutGrid },
            { value: 'table', label: t('choice.table'), icon: Table2 },
          ]}
          value={view}
          onChange={(next) => {
            change({ unit_view: next });
            choose('view', next);
          }}
        />
      </div>
    </div>
  );
}
