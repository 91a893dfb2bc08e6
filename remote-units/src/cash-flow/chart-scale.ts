const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const MOST_STEPS = 4;

/** Round values, ascending, at most four steps. @param up largest above zero, `down` below, both positive */
export function ticks(up: number, down: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(up, down, 1) / MOST_STEPS));
  const steps = (step: number) => Math.ceil(up / step) + Math.ceil(down / step);
  const step = (ROUND.find((value) => steps(value * power) <= MOST_STEPS) ?? 20) * power;
  const below = Math.ceil(down / step);
  return Array.from({ length: steps(step) + 1 }, (_, index) => (index - below) * step);
}
