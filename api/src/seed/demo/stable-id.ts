import { createHash } from 'node:crypto';

/** The same UUID (version 8) for the same name on every machine, so that links to the demo survive. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`manzil-demo:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** As `stableId`, in ascending order of the position: bookings of one day stand in the order of their ids. */
export function orderedId(kind: string, position: number): string {
  const id = stableId(`${kind}:${position}`);
  return `${position.toString(16).padStart(8, '0')}${id.slice(8)}`;
}
