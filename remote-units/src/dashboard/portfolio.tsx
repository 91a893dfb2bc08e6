import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Elevation } from '@manzil/shared/ui/drawing/elevation';
import { Link } from 'react-router-dom';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { stageLine } from '../unit/stage-line';
import styles from './portfolio.module.css';

/** As many stand side by side on a wide screen. */
const FITTING = 6;

export function Portfolio({ dashboard }: { dashboard: Dashboard }) {
  const words = useTexts('units/dashboard');
  const { t } = words;
  const { units, unit_count } = dashboard;
  const more = unit_count - units.length;
  return (
    <div className={units.length > FITTING ? styles.many : undefined}>
      <Elevation
        label={t('portfolio.label')}
        items={units.map((unit) => ({
          key: unit.unit_id,
          drawing: unit.drawing,
          caption: (
            <>
              <span className={styles.name}>
                <span className={styles.property}>{unit.property_name}</span>{' '}
                <span className={styles.number}>{unit.unit_no}</span>
              </span>
              <LifecycleChip lifecycle={unit.lifecycle} />
              <span className={styles.line}>{stageLine(unit, words)}</span>
            </>
          ),
        }))}
        wrap={(item, children) => <Link to={`/my-units/${item.key}`}>{children}</Link>}
      />
      {more > 0 && (
        <p className={styles.more}>
          {t('portfolio.more', { count: more })}{' '}
          <Link to="/my-units">{t('portfolio.all', { count: unit_count })}</Link>
        </p>
      )}
    </div>
  );
}
