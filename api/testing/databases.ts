import { randomUUID } from 'node:crypto';
import { databaseUrl, GIVEN, runOn, SERVER_URL_VARIABLE, TEMPLATE } from './test-database';

type Kind = 'migrated' | 'empty';

/** Copied as files, which takes a quarter of the time. */
const OPTIONS: Record<Kind, string> = {
  migrated: `template ${TEMPLATE} strategy file_copy`,
  empty: '',
};

function serverUrl(): string {
  const server = process.env[SERVER_URL_VARIABLE];
  if (!server)
    throw new Error(`${SERVER_URL_VARIABLE} is unset: jest needs the api's globalSetup.`);
  return server;
}

/** A worker ends with its last file, whatever it still makes or drops: the server goes with all it has. */
const inPassing = (sql: string): Promise<void> => runOn(serverUrl(), sql, { waits: false });

async function create(kind: Kind): Promise<string> {
  const name = `${GIVEN}${randomUUID().replaceAll('-', '')}`;
  await inPassing(`create database ${name} ${OPTIONS[kind]}`);
  return name;
}

/** Made while tests of this process run, for whoever asks next: a copy takes as long as many a file of tests. */
let spare: Promise<string> | null = null;

function makeSpare(): void {
  spare = create('migrated');
  // Whoever takes it is told; at the end of the run nobody does.
  spare.catch(() => undefined);
}

/** What a file of tests has been given, and how to give it back. */
export class GivenDatabases {
  readonly #names: string[] = [];

  /** Answers the address of a database that nobody else has. */
  async take(kind: Kind): Promise<string> {
    const made = (kind === 'migrated' && spare) || create(kind);
    if (kind === 'migrated') makeSpare();
    const name = await made;
    this.#names.push(name);
    return databaseUrl(serverUrl(), name);
  }

  /** Nobody waits for it: the two hundred of a run would take gigabytes, one more for a moment takes little. */
  giveBack(): void {
    for (const name of this.#names.splice(0)) {
      inPassing(`drop database if exists ${name} with (force)`).catch(() => undefined);
    }
  }
}
