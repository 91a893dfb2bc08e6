import { z } from './schema';

/** A challenge with its solution, as text: where so much is tried that a problem came with a `challenge`. */
export const Proof = z.string().check(z.maxLength(2000));
