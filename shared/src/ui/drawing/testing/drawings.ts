import type { Drawing } from '../../../domain/drawing';
import { seededRandom } from '../contour';

const shapes = ['tower', 'slab', 'terrace'] as const;

/** The same ones each time, of every shape. */
export function anyDrawings(count: number): Drawing[] {
  const random = seededRandom(2026);
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  return Array.from({ length: count }, (_, index) => {
    const floors = 1 + upTo(79);
    const built = upTo(floors);
    return {
      seed: upTo(1_000_000),
      shape: shapes[index % 3] ?? 'tower',
      floors,
      built,
      facade: upTo(built),
      bays: 2 + upTo(12),
      unit: { floor: 1 + upTo(floors - 1), bay: 1 + upTo(14) },
    };
  });
}

export const tower: Drawing = {
  seed: 7,
  shape: 'tower',
  floors: 32,
  built: 24,
  facade: 11,
  bays: 8,
  unit: { floor: 18, bay: 4 },
};
