import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aUnitList, unitId, units } from './unit-fixtures';

export const ALL = 'GET /units';
const CURSOR = `urgent.1010000.${unitId(24)}`;
export const NEXT = `GET /units?cursor=${CURSOR}`;

/** Two pages of them. */
export const thirtyUnits = {
  [ALL]: aUnitList(units(1, 24), { count: 30, next_cursor: CURSOR }),
  [NEXT]: aUnitList(units(25, 6), { page: 2, count: 30 }),
};

/** Opens the units as cards. */
export const open = (answers: Record<string, unknown>) =>
  renderScreen({ screen: 'units', at: '/my-units?view=cards', answers });

export const card = (name: string): HTMLElement => {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`no card is called "${name}"`);
  return found;
};
