import type { UnitSort } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { useTexts } from '@manzil/shared/runtime';
import { Table } from '@manzil/shared/ui/table';
import { useDeferredValue } from 'react';
import { AmountsNote } from '../money/amounts-note';
import { useUnitColumns } from './unit-columns';
import styles from './unit-table.module.css';

/** Columns for which there is room at 768 px. */
const FITTING = 7;

type UnitTableProps = { units: readonly UnitSummary[]; sort: UnitSort | undefined };

const idOf = ({ unit_id }: UnitSummary) => unit_id;
const toneOf = ({ needs_attention }: UnitSummary) => (needs_attention ? 'due' : undefined);

export function UnitTable({ units, sort }: UnitTableProps) {
  const { t } = useTexts('units/units');
  const byRent = sort === 'rent' || sort === '-rent';
  const columns = useUnitColumns(sort);
  // A page that is loaded while one scrolls is rendered between the frames, not before the next one.
  const rows = useDeferredValue(units);
  return (
    <div className={styles.table} data-wide={columns.length > FITTING || undefined}>
      {columns.some(({ narrow }) => narrow === 'amount') && (
        <AmountsNote>{t(byRent ? 'table.amounts_rent' : 'table.amounts_price')}</AmountsNote>
      )}
      <Table
        caption={t('table.caption')}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowTone={toneOf}
      />
    </div>
  );
}
