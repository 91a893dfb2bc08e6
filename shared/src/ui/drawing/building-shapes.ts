import type { Drawing } from '../../domain/drawing';
import { seededRandom, spanAt, type Tier, tiersOf } from './contour';
import { craneShapes } from './crane';
import { BAY, FLOOR } from './scale';

type ShapeRole =
  | 'top'
  | 'core'
  | 'column'
  | 'slab'
  | 'face'
  | 'side'
  | 'seam'
  | 'window'
  | 'planned'
  | 'lattice'
  | 'crane';

type BuildingShapes = {
  /** x, y, width, height; the ground lies at y = 0, up is negative. */
  viewBox: readonly [number, number, number, number];
  /** In painting order, at most one per role. */
  paths: readonly { role: ShapeRole; d: string }[];
  units: readonly Cell[];
};

type Cell = { x: number; y: number; width: number; height: number };

type Parts = Partial<Record<ShapeRole, string[]>>;

const order: readonly ShapeRole[] = [
  'top',
  'core',
  'column',
  'slab',
  'face',
  'side',
  'seam',
  'window',
  'planned',
  'lattice',
  'crane',
];

/** Frontal oblique projection, depth 2:1 up to the right. No two parts overlap, so all of one role share one path. */
export function drawBuilding(drawing: Drawing, { crane = true } = {}): BuildingShapes {
  const tiers = tiersOf(drawing);
  const floors = tiers.at(-1)?.to ?? 1;
  const built = Math.min(floors, Math.max(0, Math.round(drawing.built)));
  const facade = Math.min(built, Math.max(0, Math.round(drawing.facade)));
  const bays = Math.max(...tiers.map((tier) => tier.right));
  const depth = Math.round(BAY * (1.5 + seededRandom(drawing.seed ^ 0x5bd1e995)() * 0.8));

  const parts: Parts = {};
  for (const tier of tiers) {
    closed(parts, { ...tier, to: Math.min(tier.to, facade) }, depth);
    frame(
      parts,
      { ...tier, from: Math.max(tier.from, facade + 1), to: Math.min(tier.to, built) },
      depth,
    );
    planned(parts, { ...tier, from: Math.max(tier.from, built + 1) }, depth);
  }
  tops(parts, tiers, built, depth);

  const withCrane = crane && built < floors;
  const left = withCrane ? -2.5 * BAY : -1;
  const right = bays * BAY + depth + 1;
  const height = floors * FLOOR + depth / 2 + (withCrane ? 3.5 * FLOOR : 1);
  if (withCrane) {
    const { lattice, lines } = craneShapes({ height, built, shaft: spanAt(tiers, built + 1) });
    put(parts, 'lattice', lattice);
    put(parts, 'crane', lines);
  }
  return {
    viewBox: [left, -height, right - left, height],
    paths: order.flatMap((role) => {
      const drawn = parts[role];
      return drawn ? [{ role, d: drawn.join('') }] : [];
    }),
    units: unitCells(drawing, tiers),
  };
}

function unitCells({ unit, units }: Drawing, tiers: readonly Tier[]): Cell[] {
  return (units ?? (unit ? [unit] : [])).map((place) => {
    const floor = Math.min(tiers.at(-1)?.to ?? 1, Math.max(1, Math.round(place.floor)));
    const span = spanAt(tiers, floor);
    const bay = Math.min(span.right, Math.max(span.left + 1, Math.round(place.bay)));
    return { x: (bay - 1) * BAY, y: -floor * FLOOR, width: BAY, height: FLOOR };
  });
}

function closed(parts: Parts, tier: Tier, depth: number) {
  if (tier.to < tier.from) return;
  const { x0, x1, bottom, top } = box(tier);
  const rise = bottom - top;
  put(parts, 'face', `M${x0} ${bottom}V${top}H${x1}V${bottom}z`);
  put(parts, 'side', `M${x1} ${bottom}V${top}l${depth} ${-depth / 2}v${rise}z`);
  for (let floor = tier.from; floor <= tier.to; floor += 1) {
    const y = -floor * FLOOR;
    if (floor < tier.to) put(parts, 'seam', `M${x0} ${y}H${x1}l${depth} ${-depth / 2}`);
    put(parts, 'window', `M${x0 + BAY * 0.14} ${y + FLOOR * 0.5}H${x1}`);
  }
}

function frame(parts: Parts, tier: Tier, depth: number) {
  if (tier.to < tier.from) return;
  const { x0, x1, bottom, top } = box(tier);
  const middle = Math.floor((tier.left + tier.right) / 2) * BAY;
  if (tier.right - tier.left >= 3)
    put(parts, 'core', `M${middle - BAY / 2} ${bottom}V${top}h${BAY}V${bottom}z`);
  for (let bay = tier.left + 1; bay < tier.right; bay += 1) {
    put(parts, 'column', `M${bay * BAY} ${bottom}V${top}`);
  }
  put(parts, 'slab', `M${x0} ${bottom}V${top}M${x1} ${bottom}V${top}`);
  put(parts, 'slab', `M${x1 + depth} ${bottom - depth / 2}V${top - depth / 2}`);
  for (let floor = tier.from; floor <= tier.to; floor += 1) {
    put(parts, 'slab', `M${x0} ${-floor * FLOOR}H${x1}l${depth} ${-depth / 2}`);
  }
}

function planned(parts: Parts, tier: Tier, depth: number) {
  if (tier.to < tier.from) return;
  const { x0, x1, bottom, top } = box(tier);
  put(parts, 'planned', `M${x0} ${bottom}V${top}l${depth} ${-depth / 2}H${x1 + depth}`);
  put(parts, 'planned', `V${bottom - depth / 2}M${x1} ${bottom}V${top}`);
  for (let floor = tier.to; floor >= tier.from; floor -= 2) {
    put(parts, 'planned', `M${x0} ${-floor * FLOOR}H${x1}l${depth} ${-depth / 2}`);
  }
}

function tops(parts: Parts, tiers: readonly Tier[], built: number, depth: number) {
  const standing = tiers.filter((tier) => tier.from <= built);
  standing.forEach((tier, index) => {
    const y = -Math.min(tier.to, built) * FLOOR;
    const x0 = tier.left * BAY;
    const x1 = tier.right * BAY;
    const above = standing[index + 1];
    if (!above) {
      put(parts, 'top', `M${x0} ${y}H${x1}l${depth} ${-depth / 2}H${x0 + depth}z`);
      return;
    }
    const gap = above.left * BAY - x0;
    if (gap > 0) {
      const back = Math.min(gap, depth);
      put(parts, 'top', `M${x0} ${y}h${gap}v${-back / 2}H${x0 + back}z`);
    }
    if (above.right < tier.right) {
      put(
        parts,
        'top',
        `M${above.right * BAY} ${y}H${x1}l${depth} ${-depth / 2}H${above.right * BAY + depth}z`,
      );
    }
  });
}

function box(tier: Tier) {
  return {
    x0: tier.left * BAY,
    x1: tier.right * BAY,
    bottom: -(tier.from - 1) * FLOOR,
    top: -tier.to * FLOOR,
  };
}

function put(parts: Parts, role: ShapeRole, d: string) {
  const drawn = parts[role];
  if (drawn) drawn.push(d);
  else parts[role] = [d];
}
