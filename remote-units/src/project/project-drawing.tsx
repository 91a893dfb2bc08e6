import type { Drawing } from '@manzil/shared/domain/drawing';
import { useTexts } from '@manzil/shared/runtime';
import { LevelledBuilding } from '@manzil/shared/ui/drawing/levelled-building';
import { buildingLevels, buildingSentence } from '../unit/building-words';
import styles from './project-drawing.module.css';
import { severalUnits } from './several-units';

export function ProjectDrawing({ drawing }: { drawing: Drawing }) {
  const words = useTexts('units/project');
  const several = severalUnits(drawing, words);
  return (
    <div className={styles.drawing}>
      <LevelledBuilding
        drawing={drawing}
        label={buildingSentence(drawing, words, several?.sentence)}
        levels={buildingLevels(drawing, words, several?.level)}
      />
    </div>
  );
}
