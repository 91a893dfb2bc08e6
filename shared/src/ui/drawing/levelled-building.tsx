import type { Drawing } from '../../domain/drawing';
import { BuildingFigure } from './building';
import { drawBuilding } from './building-shapes';
import { Ground } from './ground';
import styles from './levelled-building.module.css';
import { gapIn, spreadLevels } from './levels';
import { FLOOR } from './scale';

type LevelledBuildingProps = {
  drawing: Drawing;
  label: string;
  /** `floor` 0 is the ground; the mark stands at the top of the floor. `yours` is brass. */
  levels: readonly { floor: number; text: string; tone?: 'yours' | 'planned' }[];
};

/** A building with level marks at its right; where the words are too large for that, with their list below. */
export function LevelledBuilding({ drawing, label, levels }: LevelledBuildingProps) {
  const { viewBox } = drawBuilding(drawing);
  const marks = spreadLevels(
    levels.map((level) => ({ ...level, at: 100 - ((level.floor * FLOOR) / viewBox[3]) * 100 })),
    gapIn(viewBox[2], viewBox[3]),
  );
  return (
    <div className={styles.site} role="img" aria-label={label}>
      <div className={styles.building}>
        <BuildingFigure drawing={drawing} />
      </div>
      <svg className={styles.marks} width="100%" height="100%" aria-hidden="true">
        {marks.map((mark) => (
          <g key={`${mark.floor}${mark.text}`} className={styles[mark.tone ?? 'plain']}>
            <line x1="0" y1={percent(mark.at)} x2="8%" y2={percent(mark.shownAt)} />
            <line x1="8%" y1={percent(mark.shownAt)} x2="100%" y2={percent(mark.shownAt)} />
            <svg x="8%" y={percent(mark.shownAt)} overflow="visible" aria-hidden="true">
              <path className={styles.triangle} d="M0-8h9L4.5 0z" />
              <text x="15" y="-5">
                {mark.text}
              </text>
            </svg>
          </g>
        ))}
      </svg>
      <div className={styles.ground}>
        <Ground />
      </div>
      <ul className={styles.words} aria-hidden="true">
        {marks.map(({ floor, text, tone = 'plain' }) => (
          <li key={`${floor}${text}`} className={styles[tone]}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}
