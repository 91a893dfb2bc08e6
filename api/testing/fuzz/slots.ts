import fc from 'fast-check';
import type { Json } from './json';

/** Stands in a request for what only the running API knows: an id, the present version, a code from a mail. */
export class Slot {
  /** The one name of the object that a slot is in JSON. */
  static readonly KEY = '<slot>';

  constructor(readonly name: string) {}

  toJSON() {
    return { [Slot.KEY]: this.name };
  }

  [fc.toStringMethod](): string {
    return `<${this.name}>`;
  }
}

/** JSON with slots in it. */
export type Value = Slot | null | boolean | number | string | Value[] | { [name: string]: Value };

export type Fill = (slot: Slot) => Json;

export function filled(value: Value, fill: Fill): Json {
  if (value instanceof Slot) return fill(value);
  if (Array.isArray(value)) return value.map((item) => filled(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, filled(item, fill)]),
  );
}
