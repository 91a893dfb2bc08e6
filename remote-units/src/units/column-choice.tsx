import { UnitColumn } from '@manzil/shared/contract/settings/settings';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Columns3 } from 'lucide';
import { useState } from 'react';
import { useChangeDisplay } from '../display/use-change-display';
import { useDisplay } from '../display/use-display';
import { useChosenColumns } from './chosen-columns';
import styles from './column-choice.module.css';

/** Which columns the table has, on every device of the account. */
export function ColumnChoice() {
  const { t } = useTexts('units/units');
  const [open, setOpen] = useState(false);
  const chosen = useChosenColumns();
  const isChanged = Boolean(useDisplay().unit_columns);
  const change = useChangeDisplay();
  const close = () => setOpen(false);
  const toggle = (column: UnitColumn) =>
    change({
      unit_columns: UnitColumn.options.filter(
        (each) => chosen.includes(each) !== (each === column),
      ),
    });
  return (
    <span className={styles.choice}>
      <Button size="compact" icon={Columns3} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('columns.open')}
      </Button>
      <Dialog
        open={open}
        title={t('columns.title')}
        onClose={close}
        closeLabel={t('columns.close')}
        actions={
          <>
            <Button variant="primary" onClick={close}>
              {t('columns.done')}
            </Button>
            {isChanged && (
              <Button variant="quiet" onClick={() => change({ unit_columns: null })}>
                {t('columns.reset')}
              </Button>
            )}
          </>
        }
      >
        <ul className={styles.columns}>
          {UnitColumn.options.map((column) => (
            <li key={column}>
              <label className={styles.column}>
                <input
                  type="checkbox"
                  checked={chosen.includes(column)}
                  onChange={() => toggle(column)}
                />
                {t(`table.${column}`)}
              </label>
            </li>
          ))}
        </ul>
      </Dialog>
    </span>
  );
}
