import { moved, sideOf, wholeOf, zoomed } from './crop';

const wide = { width: 400, height: 200 };

test('at first it is as much as fits, from the middle', () => {
  expect(wholeOf(wide)).toEqual({ zoom: 1, x: 200, y: 100 });
  expect(sideOf(wide, wholeOf(wide))).toBe(200);
});

test('it never leaves the picture', () => {
  expect(moved(wide, wholeOf(wide), 9, 9)).toEqual({ zoom: 1, x: 300, y: 100 });
  const close = moved(wide, zoomed(wide, wholeOf(wide), 2), 9, -9);
  expect(close).toEqual({ zoom: 2, x: 350, y: 50 });
  expect(zoomed(wide, close, 0.1)).toEqual({ zoom: 1, x: 300, y: 100 });
});

test('it moves by its own side, so that a finger and the picture stay together', () => {
  const half = zoomed(wide, wholeOf(wide), 2);
  expect(moved(wide, half, 0.5, 0)).toEqual({ zoom: 2, x: 250, y: 100 });
});
