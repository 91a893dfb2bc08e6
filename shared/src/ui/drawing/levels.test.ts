import { gapIn, spreadLevels } from './levels';

test('level marks far apart stand at their true height', () => {
  expect(spreadLevels([{ at: 20 }, { at: 60 }]).map((mark) => mark.shownAt)).toEqual([60, 20]);
});

test('level marks close together are moved up until their words have room', () => {
  const shown = spreadLevels([{ at: 50 }, { at: 49 }, { at: 51 }]).map((mark) => mark.shownAt);
  expect(shown).toEqual([51, 45, 39]);
});

test('the words of a low building stand as far apart as on a high one', () => {
  const apart = (height: number) => (gapIn(200, height) * height) / 100;
  expect(apart(140)).toBeCloseTo(28);
  expect(apart(400)).toBeCloseTo(28);
  expect(gapIn(200, 800)).toBe(6);
});
