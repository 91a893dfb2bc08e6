import type { Drawing } from '../../domain/drawing';
import { drawBuilding } from './building-shapes';
import { spanAt, tiersOf } from './contour';
import { BAY, FLOOR } from './scale';
import { anyDrawings, tower } from './testing/drawings';

function path(drawing: Drawing, role: string): string {
  return drawBuilding(drawing).paths.find((part) => part.role === role)?.d ?? '';
}

test('the unit lies inside the contour of its floor in every building', () => {
  for (const drawing of anyDrawings(600)) {
    const [unit] = drawBuilding(drawing).units;
    const floor = drawing.unit?.floor ?? 0;
    const span = spanAt(tiersOf(drawing), floor);
    expect(unit?.y).toBe(-floor * FLOOR);
    expect(unit?.x).toBeGreaterThanOrEqual(span.left * BAY);
    expect((unit?.x ?? 0) + BAY).toBeLessThanOrEqual(span.right * BAY);
  }
});

test('the tiers of every building cover each floor once, from the ground to the top', () => {
  for (const drawing of anyDrawings(600)) {
    const tiers = tiersOf(drawing);
    expect(tiers[0]?.from).toBe(1);
    expect(tiers.at(-1)?.to).toBe(drawing.floors);
    tiers.slice(1).forEach((tier, index) => {
      expect(tier.from).toBe((tiers[index]?.to ?? 0) + 1);
    });
    for (const tier of tiers) expect(tier.right).toBeGreaterThan(tier.left);
  }
});

test('every building stays inside its picture and within 12 paths', () => {
  for (const drawing of anyDrawings(300)) {
    const { viewBox, paths } = drawBuilding(drawing);
    const [, top, width] = viewBox;
    expect(paths.length).toBeLessThanOrEqual(12);
    expect(width).toBeGreaterThan(0);
    expect(top).toBeLessThanOrEqual(-drawing.floors * FLOOR);
  }
});

test('a finished building has no crane and nothing dotted', () => {
  const finished = { ...tower, built: 32, facade: 32 };
  expect(path(finished, 'crane')).toBe('');
  expect(path(finished, 'planned')).toBe('');
  expect(path(finished, 'slab')).toBe('');
});

test('a building under construction has a crane, a dotted top, an open middle and a closed foot', () => {
  expect(path(tower, 'crane')).not.toBe('');
  expect(path(tower, 'planned')).toContain(`${-32 * FLOOR}`);
  expect(path(tower, 'slab')).toContain(`${-24 * FLOOR}`);
  expect(path(tower, 'window').match(/M/g)).toHaveLength(11);
});

test('a building that is only planned shows no window and no slab, but the unit', () => {
  const planned = { ...tower, built: 0, facade: 0 };
  expect(path(planned, 'window')).toBe('');
  expect(path(planned, 'slab')).toBe('');
  expect(drawBuilding(planned).units[0]?.y).toBe(-18 * FLOOR);
});

test('more facade than concrete is drawn only as far as the concrete stands', () => {
  expect(path({ ...tower, facade: 30 }, 'window').match(/M/g)).toHaveLength(24);
});

test('the same project always looks the same, and different projects differ', () => {
  expect(drawBuilding(tower)).toEqual(drawBuilding({ ...tower }));
  const outlines = Array.from({ length: 8 }, (_, seed) => path({ ...tower, seed }, 'face'));
  expect(new Set(outlines).size).toBeGreaterThan(3);
});

test('growth can be compared: without a crane the picture keeps its size while the building rises', () => {
  const sizes = [4, 12, 24, 32].map((built) => {
    return drawBuilding({ ...tower, built, facade: 0 }, { crane: false }).viewBox;
  });
  expect(new Set(sizes.map((size) => size.join())).size).toBe(1);
});
