import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * The globals of the worker itself. Those of a context of its own, as jest gives to each file, are looked up through an
 * interceptor, and each context evaluates every package anew: the API's tests take 482 s of the processor's time there,
 * and 417 s here.
 */
export default class NodeEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  fakeTimersModern: ModernFakeTimers | null;
  readonly #putBack = [
    properties(globalThis),
    properties(process.env),
    // Jest puts one of its own around it for each file.
    properties(process, ['exit']),
  ];

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern?.dispose();
    this.fakeTimersModern = null;
    for (const putBack of this.#putBack) putBack();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  /** None: `jest-runtime.cjs` runs files where it runs itself. */
  getVmContext(): null {
    return null;
  }
}

/** Keeps what an object has, and answers how to bring it back to that. */
function properties(object: object, only?: string[]): () => void {
  const keys = () => only ?? Reflect.ownKeys(object);
  const before = new Map(
    keys().map((key) => [key, Object.getOwnPropertyDescriptor(object, key)] as const),
  );
  return () => {
    for (const key of keys()) {
      const was = before.get(key);
      if (!was) Reflect.deleteProperty(object, key);
      else if (was.configurable) Object.defineProperty(object, key, was);
    }
  };
}
