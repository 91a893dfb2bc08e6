import type { Drawing } from '@manzil/shared/domain/drawing';
import { useTexts } from '@manzil/shared/runtime';
import { LevelledBuilding } from '@manzil/shared/ui/drawing/levelled-building';
import { buildingLevels, buildingSentence } from '../unit/building-words';
import styles from './project-drawing.module.css';

export function ProjectDrawing({ drawing }: { drawing: Drawing }) {
  const words = useTexts('units/project');
  return (
    <div className={styles.drawing}>
      <LevelledBuilding
        drawing={drawing}
        label={buildingSentence(drawing, words)}
        levels={buildingLevels(drawing, words)}
      />
    </div>
  );
}
