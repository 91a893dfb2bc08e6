import * as fc from 'fast-check';

export const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
export const weights = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

/** NaN where there is none: no comparison with it holds. */
export const at = (list: readonly number[], index: number) => list[index] ?? Number.NaN;

/** Weights, and their places in whatever order. */
export const orders = weights.chain((by) =>
  fc.tuple(
    fc.constant(by),
    fc.shuffledSubarray(
      by.map((_, index) => index),
      { minLength: by.length },
    ),
  ),
);

/** The part of each weight, in the order of the weights. */
export const perWeight = (by: readonly number[], parts: readonly number[]) =>
  by
    .map((weight, index) => ({ weight, part: at(parts, index) }))
    .sort((a, b) => a.weight - b.weight || a.part - b.part);
