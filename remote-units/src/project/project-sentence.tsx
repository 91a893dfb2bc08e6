import type { Drawing } from '@manzil/shared/domain/drawing';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { numberWord } from '../unit/number-word';

export function ProjectSentence({ drawing }: { drawing: Drawing }) {
  const words = useTexts('units/project');
  const { built, floors, unit, units = [] } = drawing;
  if (!unit || built >= floors) return null;
  if (units.length > 1) return <p className="secondary">{reached(units, built, words)}</p>;
  const above = built - unit.floor;
  const count = Math.abs(above);
  const key = above > 0 ? 'above' : above === 0 ? 'at' : 'below';
  return (
    <p className="secondary">
      {words.t(`project.${key}`, { count, number: numberWord(count, words) })}
    </p>
  );
}

function reached(
  units: NonNullable<Drawing['units']>,
  built: number,
  words: TextsOf<'units/project'>,
): string {
  const count = units.filter(({ floor }) => floor <= built).length;
  const key = count === 0 ? 'none' : count < units.length ? 'some' : 'all';
  return words.t(`project.reached_${key}`, {
    number: numberWord(count, words),
    all: numberWord(units.length, words),
  });
}
