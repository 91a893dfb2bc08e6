import type { Drawing } from '@manzil/shared/domain/drawing';
import { BuildingFigure } from '@manzil/shared/ui/drawing/building';
import { Ground } from '@manzil/shared/ui/drawing/ground';
import styles from './login.module.css';

const finished = (
  seed: number,
  shape: Drawing['shape'],
  floors: number,
  bays: number,
): Drawing => ({
  seed,
  shape,
  floors,
  built: floors,
  facade: floors,
  bays,
  unit: null,
});

/** Heights are shares of the tallest, so that all three stand at one scale. */
const buildings: readonly { drawing: Drawing; height: string }[] = [
  { drawing: { ...finished(13, 'tower', 34, 8), unit: { floor: 20, bay: 6 } }, height: '100%' },
  { drawing: finished(12, 'slab', 14, 9), height: '43.8%' },
  { drawing: finished(10, 'terrace', 8, 9), height: '26.5%' },
];

export default function LoginPicture() {
  return (
    <>
      <div className={styles.site}>
        {buildings.map(({ drawing, height }) => (
          <BuildingFigure key={drawing.seed} drawing={drawing} height={height} />
        ))}
      </div>
      <Ground />
    </>
  );
}
