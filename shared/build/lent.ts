import type { Singleton } from './singletons';

/** Singletons that the host loads only when a chunk that imports them is asked for, and the host's chunk that holds each. */
export const lentChunks = { '@manzil/shared/forms': 'forms' } as const satisfies Partial<
  Record<Singleton, string>
>;

export type LentSingleton = keyof typeof lentChunks;

export const isLent = (name: string): name is LentSingleton => Object.hasOwn(lentChunks, name);
