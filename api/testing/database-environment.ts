import { TestEnvironment } from 'jest-environment-node';
import { runOn, SERVER_URL_VARIABLE } from './test-database';

/** Drops the databases of a file of tests when it has ended: the two hundred of a run together take gigabytes. */
export default class DatabaseEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    const server = process.env[SERVER_URL_VARIABLE];
    for (const name of (server && this.global.testDatabases) || []) {
      await runOn(server ?? '', `drop database if exists ${name} with (force)`);
    }
    await super.teardown();
  }
}
