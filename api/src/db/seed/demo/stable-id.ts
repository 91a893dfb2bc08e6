import { createHash } from 'node:crypto';

/** The same UUID (version 8) for the same name on every machine, so that links to the demo survive. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`manzil-demo:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
