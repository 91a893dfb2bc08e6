import { TestEnvironment } from 'jest-environment-node';
import { GivenDatabases } from './databases';

/** Gives a file of tests databases of its own, and takes them back when it has ended. */
export default class DatabaseEnvironment extends TestEnvironment {
  readonly #databases = new GivenDatabases();

  override async setup(): Promise<void> {
    await super.setup();
    this.global.takeDatabase = (kind: 'migrated' | 'empty') => this.#databases.take(kind);
  }

  override async teardown(): Promise<void> {
    this.#databases.giveBack();
    await super.teardown();
  }
}
