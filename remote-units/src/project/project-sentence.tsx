import type { Drawing } from '@manzil/shared/domain/drawing';
import { useTexts } from '@manzil/shared/runtime';
import { numberWord } from '../unit/number-word';

export function ProjectSentence({ drawing }: { drawing: Drawing }) {
  const words = useTexts('units/project');
  const { built, floors, unit } = drawing;
  if (!unit || built >= floors) return null;
  const above = built - unit.floor;
  const count = Math.abs(above);
  const key = above > 0 ? 'above' : above === 0 ? 'at' : 'below';
  return (
    <p className="secondary">
      {words.t(`project.${key}`, { count, number: numberWord(count, words) })}
    </p>
  );
}
