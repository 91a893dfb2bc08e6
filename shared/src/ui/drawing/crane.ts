import { BAY, FLOOR } from './scale';

type CraneSite = {
  height: number;
  built: number;
  shaft: { left: number; right: number };
};

/** A tower crane at the left of the floor being built, its hook above that floor. */
export function craneShapes({ height, built, shaft }: CraneSite) {
  const mast = (shaft.left - 0.6) * BAY;
  const half = BAY * 0.16;
  const jib = -height + 1.5 * FLOOR;
  const apex = -height + 1;
  const tip = (shaft.right + 0.4) * BAY;
  const tail = mast - 1.7 * BAY;
  const hook = (shaft.left + (shaft.right - shaft.left) * 0.7) * BAY;
  const rungs = Math.floor((-jib - half) / FLOOR);
  const zigzag = Array.from({ length: rungs }, (_, rung) => {
    const foot = -rung * FLOOR;
    const [from, to] = rung % 2 === 0 ? [mast - half, mast + half] : [mast + half, mast - half];
    return `M${from} ${foot}L${to} ${foot - FLOOR}`;
  });
  return {
    lattice: zigzag.join(''),
    lines: [
      `M${mast - half} 0V${jib}M${mast + half} 0V${jib}L${mast} ${apex}L${mast - half} ${jib}`,
      `M${tail} ${jib}H${tip}L${mast} ${apex}L${tail} ${jib}`,
      `M${hook} ${jib}V${-(built + 1.5) * FLOOR}`,
    ].join(''),
  };
}
