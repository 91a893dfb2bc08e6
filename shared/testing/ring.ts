/**
 * Which ring of tests runs: the short one (`pnpm test`) tells whether the product works, the long one (`pnpm test:long`)
 * repeats it in every window, both languages and with far more draws (CONTRIBUTING.md, "Rings").
 */
export const isLong = process.env.MANZIL_RING === 'long';

/** Picks by ring. */
export const chosen = <Value>(short: Value, long: Value): Value => (isLong ? long : short);
