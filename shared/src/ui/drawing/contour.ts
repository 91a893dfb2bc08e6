import type { Drawing } from '../../domain/drawing';

/** Bays a floor covers, from `left` (included) to `right` (excluded), counted from 0. */
type Span = { left: number; right: number };

/** Floors `from` to `to` (both included, from 1) that share one span. */
export type Tier = Span & { from: number; to: number };

/** The tiers of a building from the ground up; their outline depends on shape and seed alone. */
export function tiersOf(drawing: Drawing): Tier[] {
  const floors = Math.max(1, Math.round(drawing.floors));
  const bays = Math.max(2, Math.round(drawing.bays));
  const random = seededRandom(drawing.seed);
  if (drawing.shape === 'tower') return tower(floors, bays, random);
  if (drawing.shape === 'slab') return slab(floors, bays, random);
  return terrace(floors, bays, random);
}

/** The span of one floor; floors outside the building take the nearest one. */
export function spanAt(tiers: readonly Tier[], floor: number): Span {
  const tier = tiers.find((candidate) => floor <= candidate.to) ?? tiers.at(-1);
  if (!tier) throw new RangeError('A building has at least one tier');
  return tier;
}

/** Numbers in [0, 1) that repeat for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function tower(floors: number, bays: number, random: () => number): Tier[] {
  const inset = bays >= 5 ? 1 : 0;
  const podium = Math.max(1, Math.round(floors * (0.06 + random() * 0.1)));
  const crown = Math.max(1, Math.round(floors * (0.08 + random() * 0.18)));
  const crownLeft = inset + (random() < 0.5 ? inset : 0);
  const crownRight = bays - inset - (random() < 0.6 || crownLeft === inset ? inset : 0);
  return stack(floors, [
    { height: podium, left: 0, right: bays },
    { height: floors - podium - crown, left: inset, right: bays - inset },
    { height: crown, left: crownLeft, right: crownRight },
  ]);
}

function slab(floors: number, bays: number, random: () => number): Tier[] {
  const low = Math.max(1, Math.round(floors * (0.5 + random() * 0.3)));
  const cut = Math.max(1, Math.round(bays * (0.2 + random() * 0.25)));
  const stepsLeft = random() < 0.3;
  return stack(floors, [
    { height: low, left: 0, right: bays },
    {
      height: floors - low,
      left: stepsLeft ? cut : 0,
      right: stepsLeft ? bays : bays - cut,
    },
  ]);
}

function terrace(floors: number, bays: number, random: () => number): Tier[] {
  const steps = Math.min(floors, Math.max(2, Math.min(3 + Math.round(random()), bays - 1)));
  const base = Math.floor(floors / steps);
  const extra = floors - base * steps;
  const cut = Math.max(1, Math.floor((bays * (0.55 + random() * 0.15)) / (steps - 1 || 1)));
  return stack(
    floors,
    Array.from({ length: steps }, (_, step) => ({
      height: base + (step < extra ? 1 : 0),
      left: 0,
      right: Math.max(1, bays - step * cut),
    })),
  );
}

function stack(floors: number, parts: (Span & { height: number })[]): Tier[] {
  const tiers: Tier[] = [];
  let below = 0;
  for (const { height, left, right } of parts) {
    const to = Math.min(floors, below + Math.max(0, height));
    const last = tiers.at(-1);
    if (last && last.left === left && last.right === right) last.to = to;
    else if (to > below) tiers.push({ from: below + 1, to, left, right });
    below = to;
  }
  return tiers;
}
