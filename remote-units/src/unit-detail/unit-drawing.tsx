import type { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { formatArea } from '@manzil/shared/format/area';
import { useTexts } from '@manzil/shared/runtime';
import { LevelledBuilding } from '@manzil/shared/ui/drawing/levelled-building';
import { useDisplay } from '../display/use-display';
import { buildingLevels, buildingSentence } from '../unit/building-words';
import styles from './unit-drawing.module.css';

export function UnitDrawing({ unit }: { unit: UnitDetail }) {
  const words = useTexts('units/unit-detail');
  const { t, language } = words;
  const { area_unit } = useDisplay();
  const inside = unit.area_sqm_x100;
  const balcony = unit.balcony_sqm_x100;
  const whole = inside + (balcony ?? 0);
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <LevelledBuilding
          drawing={unit.drawing}
          label={buildingSentence(unit.drawing, words)}
          levels={buildingLevels(unit.drawing, words)}
        />
      </div>
      <figcaption className={styles.caption}>
        {t(balcony ? 'unit.area_balcony' : 'unit.area', {
          inside: formatArea(inside, language, area_unit),
          balcony: balcony && formatArea(balcony, language, area_unit),
          whole: formatArea(whole, language, area_unit),
          other: formatArea(whole, language, area_unit === 'sqm' ? 'sqft' : 'sqm'),
        })}
      </figcaption>
    </figure>
  );
}
