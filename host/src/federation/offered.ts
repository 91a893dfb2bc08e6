import type { Singleton, singletons } from '../../../shared/build/singletons';

export type Offered<Name extends Singleton> =
  (typeof singletons)[Name]['names'] extends readonly (infer Key extends string)[]
    ? Record<Key, unknown>
    : object;
