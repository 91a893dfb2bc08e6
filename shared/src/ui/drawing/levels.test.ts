import { spreadLevels } from './levels';

test('level marks far apart stand at their true height', () => {
  expect(spreadLevels([{ at: 20 }, { at: 60 }]).map((mark) => mark.shownAt)).toEqual([60, 20]);
});

test('level marks close together are moved up until their words have room', () => {
  const shown = spreadLevels([{ at: 50 }, { at: 49 }, { at: 51 }]).map((mark) => mark.shownAt);
  expect(shown).toEqual([51, 45, 39]);
});
