import type { ReactNode } from 'react';
import type { Drawing } from '../../domain/drawing';
import { BuildingFigure } from './building';
import { drawBuilding } from './building-shapes';
import styles from './elevation.module.css';
import { Ground } from './ground';

type ElevationItem = {
  key: string;
  drawing: Drawing;
  /** Words below the ground line: name, chip, one line. They also speak for the drawing. */
  caption: ReactNode;
};

type ElevationProps<Item extends ElevationItem> = {
  label: string;
  items: readonly Item[];
  wrap?: (item: Item, children: ReactNode) => ReactNode;
};

/** Height and widest width in px of the row at full size, see elevation.module.css. */
const ROW_HEIGHT = 252;
const WIDEST = 190;

/** Buildings side by side on one ground line at one scale; scrolls sideways when narrow. */
export function Elevation<Item extends ElevationItem>({
  label,
  items,
  wrap,
}: ElevationProps<Item>) {
  const sizes = items.map((item) => drawBuilding(item.drawing).viewBox);
  const scale = Math.min(
    ROW_HEIGHT / Math.max(1, ...sizes.map((size) => size[3])),
    WIDEST / Math.max(1, ...sizes.map((size) => size[2])),
  );
  return (
    <ul className={styles.elevation} aria-label={label}>
      {items.map((item, index) => {
        const share = ((sizes[index]?.[3] ?? 0) * scale) / ROW_HEIGHT;
        const content = (
          <>
            <span className={styles.site}>
              <BuildingFigure drawing={item.drawing} height={`${(share * 100).toFixed(1)}%`} />
            </span>
            <Ground />
            <span className={styles.caption}>{item.caption}</span>
          </>
        );
        return (
          <li key={item.key} className={styles.item}>
            {wrap ? wrap(item, content) : content}
          </li>
        );
      })}
    </ul>
  );
}
