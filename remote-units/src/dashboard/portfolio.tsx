import type {
  Dashboard,
  DashboardBuilding,
  DashboardUnit,
} from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Elevation } from '@manzil/shared/ui/drawing/elevation';
import { Link } from 'react-router-dom';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { stageLine } from '../unit/stage-line';
import styles from './portfolio.module.css';

/** As many stand side by side on a wide screen. */
const FITTING = 6;

/** A large portfolio is drawn as one tower for each building, with how many units stand where. */
export function Portfolio({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTexts('units/dashboard');
  const { units, unit_count, buildings } = dashboard;
  // Buildings may be alike in name; an older API tells nothing else.
  const buildingOf = ({ property_id, property_name }: DashboardUnit) =>
    buildings.find(
      (each) => each.property_id === property_id && each.property_name === property_name,
    );
  return (
    <div className={units.length > FITTING ? styles.many : undefined}>
      <Elevation
        label={t('portfolio.label')}
        items={units.map((unit) => ({
          key: unit.unit_id,
          to:
            buildings.length > 0
              ? `/my-units?${
                  unit.property_id
                    ? `property_id=${unit.property_id}`
                    : `search=${encodeURIComponent(unit.property_name)}`
                }`
              : `/my-units/${unit.unit_id}`,
          drawing: unit.drawing,
          caption: <Caption unit={unit} building={buildingOf(unit)} />,
        }))}
        wrap={(item, children) => <Link to={item.to}>{children}</Link>}
      />
      {buildings.length > 0 && (
        <p className={styles.more}>
          <Link to="/my-units">{t('portfolio.all', { count: unit_count })}</Link>
        </p>
      )}
    </div>
  );
}

type CaptionProps = { unit: DashboardUnit; building: DashboardBuilding | undefined };

function Caption({ unit, building }: CaptionProps) {
  const words = useTexts('units/dashboard');
  const { t } = words;
  return (
    <>
      <span className={styles.name}>
        <span className={styles.property}>{unit.property_name}</span>{' '}
        <span className={styles.number}>
          {building ? t('portfolio.units', { count: building.units }) : unit.unit_no}
        </span>
      </span>
      {building ? (
        <span className={styles.line}>
          {building.stages
            .map(({ lifecycle, units }) => `${t(`lifecycle.${lifecycle}`)} ${units}`)
            .join(' · ')}
        </span>
      ) : (
        <>
          <LifecycleChip lifecycle={unit.lifecycle} />
          <span className={styles.line}>{stageLine(unit, words)}</span>
        </>
      )}
    </>
  );
}
