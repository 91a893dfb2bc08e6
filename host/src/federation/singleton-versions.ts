import type { Singleton } from '../../../shared/build/singletons';

export type { Singleton };

declare const __SINGLETON_VERSIONS__: Readonly<Record<Singleton, string>>;

/** By the build, from shared/build/singletons.ts. */
export const singletonVersions = __SINGLETON_VERSIONS__;
