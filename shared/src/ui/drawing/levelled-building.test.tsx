import { render, within } from '@testing-library/react';
import { LevelledBuilding } from './levelled-building';

const drawing = { seed: 7, shape: 'tower', floors: 12, built: 12, facade: 12, bays: 4 } as const;

test('the words of all marks stand in a list too, for text too large to stand beside', () => {
  const levels = [
    { floor: 0, text: 'Ground' },
    { floor: 12, text: '12 floors' },
    { floor: 7, text: 'Your unit', tone: 'yours' as const },
  ];
  const { container } = render(
    <LevelledBuilding drawing={{ ...drawing, unit: null }} label="A tower" levels={levels} />,
  );
  const list = within(container.querySelector('ul')!);
  const words = list.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  // From below, which the styles turn round.
  expect(words).toEqual(['Ground', 'Your unit', '12 floors']);
});
