/** Specification §9. */
export const TRACES = 0.1;
export const REPLAYS = 0.2;
export const REPLAYS_ON_ERROR = 1;
