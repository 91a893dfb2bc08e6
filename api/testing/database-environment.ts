import NodeEnvironment from '@manzil/shared/testing/node-environment';
import { GivenDatabases } from './databases';

/** Gives a file of tests databases of its own, and takes them back when it has ended. */
export default class DatabaseEnvironment extends NodeEnvironment {
  readonly #databases = new GivenDatabases();

  override async setup(): Promise<void> {
    await super.setup();
    globalThis.takeDatabase = (kind: 'migrated' | 'empty') => this.#databases.take(kind);
  }

  override async teardown(): Promise<void> {
    this.#databases.giveBack();
    await super.teardown();
  }
}
