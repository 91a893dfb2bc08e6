import type { Drawing } from '../../domain/drawing';
import { classNames } from '../class-names/class-names';
import styles from './building.module.css';
import { drawBuilding } from './building-shapes';
import { Ground } from './ground';
import { BAY } from './scale';

type BuildingProps = {
  drawing: Drawing;
  /** Empty where a caption beside it says the same. */
  label: string;
  /** Without it the growth of one building can be compared at one scale. */
  crane?: boolean;
  ground?: boolean;
  rising?: boolean;
};

/** One building; fills the width it is given, its foot on the ground line. */
export function Building({
  drawing,
  label,
  crane = true,
  ground = true,
  rising = false,
}: BuildingProps) {
  return (
    <div
      className={classNames(styles.building, rising && styles.rising)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <BuildingFigure drawing={drawing} crane={crane} />
      {ground && <Ground />}
    </div>
  );
}

type BuildingFigureProps = {
  drawing: Drawing;
  crane?: boolean;
  /** SVG height attribute, a share of the surrounding box. */
  height?: string;
};

type Cell = ReturnType<typeof drawBuilding>['units'][number];

const outline = ({ x, y, width, height }: Cell) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** The drawing alone, without meaning for assistive technology. */
export function BuildingFigure({ drawing, crane = true, height }: BuildingFigureProps) {
  const { viewBox, paths, units } = drawBuilding(drawing, { crane });
  return (
    <svg
      className={styles.figure}
      viewBox={viewBox.join(' ')}
      preserveAspectRatio="xMidYMax meet"
      height={height}
      aria-hidden="true"
    >
      {paths.map(({ role, d }) =>
        role === 'window' ? (
          <path
            key={role}
            className={styles.window}
            d={d}
            strokeWidth="8"
            strokeDasharray={`${BAY * 0.72} ${BAY * 0.28}`}
          />
        ) : (
          <path key={role} className={styles[role]} d={d} />
        ),
      )}
      {units.length > 0 && <path className={styles.unit} d={units.map(outline).join('')} />}
    </svg>
  );
}
