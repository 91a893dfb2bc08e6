import type { Drawing } from '@manzil/shared/domain/drawing';
import type { TextsOf } from '@manzil/shared/runtime';

/** What is said of the investor's units beside and of the drawing; null where there is one. */
export function severalUnits({ units = [] }: Drawing, { t }: TextsOf<'units/project'>) {
  if (units.length < 2) return null;
  const floors = units.map(({ floor }) => floor);
  const [lowest, highest] = [Math.min(...floors), Math.max(...floors)];
  const key = lowest === highest ? 'one_floor' : 'highest';
  return {
    level: { floor: highest, text: t(`own.${key}`, { highest }) },
    sentence: t(`own.sentence_${key}`, { lowest, highest }),
  };
}
