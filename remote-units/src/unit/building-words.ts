import type { Drawing } from '@manzil/shared/domain/drawing';
import type { TextsOf } from '@manzil/shared/runtime';

type Level = { floor: number; text: string; tone?: 'yours' | 'planned' };

/** What coincides is said once. @param own mark of the units, where they are several */
export function buildingLevels(
  { floors, built, facade, unit }: Drawing,
  { t }: TextsOf<'units'>,
  own: Level | null = unit && {
    floor: unit.floor,
    text: t('building.yours', { floor: unit.floor }),
  },
): Level[] {
  const growing = built < floors;
  const levels: (Level | false | null)[] = [
    { floor: 0, text: t('building.ground') },
    growing && facade > 0 && { floor: facade, text: t('building.facade', { floor: facade }) },
    growing &&
      built > 0 &&
      built !== facade && { floor: built, text: t('building.built', { floor: built }) },
    own && { ...own, tone: 'yours' },
    {
      floor: floors,
      text: t('building.floors', { count: floors }),
      ...(growing && { tone: 'planned' }),
    },
  ];
  return levels.filter((level) => !!level);
}

export function buildingSentence(
  { floors, built, facade, unit }: Drawing,
  { t }: TextsOf<'units'>,
  own = unit && t('building.unit', { floor: unit.floor }),
): string {
  return [
    built < floors
      ? t('building.growing', { built, floors, facade })
      : t('building.finished', { count: floors }),
    own,
  ]
    .filter(Boolean)
    .join(' ');
}
