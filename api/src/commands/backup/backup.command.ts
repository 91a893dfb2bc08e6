import { access, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { Client } from 'pg';
import { openFiles, openStore } from '../../platform/files/open-files';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import type { Run } from '../command-runner';
import { findDatabase, refreshStatistics } from '../open-database';
import { refuseOlderSchema } from '../schema-state';
import { type DecryptionKeys, decrypterOf, type EncryptionKeys, encrypterOf } from './age-keys';
import { verifyBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const collect = (value: string, before: string[] = []) => [...before, value];

export function addBackup(program: Command, run: Run): void {
  program
    .command('backup-key')
    .description(
      'Make a key pair for backups: a file to keep away from the machine, and a recipient to print.',
    )
    .argument('<file>', 'where the identity goes, with which a backup is restored')
    .action(run(makeKey));

  program
    .command('backup')
    .description(
      'Write database, files and keys of one moment to one encrypted file (age). The API goes on working meanwhile.',
    )
    .argument('<file>')
    .option('--recipient <age1…>', 'who can restore it; may be given several times', collect)
    .option('--passphrase-file <file>', 'instead: holds a passphrase')
    .action(run(backup));

  program
    .command('restore')
    .description(
      'Put a backup into an empty database and an empty store, after it was read to its end and checked.',
    )
    .argument('<file>')
    .option('--identity-file <file>', 'as "backup-key" or age-keygen made it')
    .option('--passphrase-file <file>', 'instead: holds the passphrase')
    .option('--dry-run', 'only check the backup', false)
    .action(run(restore));
}

async function makeKey({ terminal }: CommandContext, path: string): Promise<void> {
  const { generateIdentity, identityToRecipient } = await import('age-encryption');
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, {
    flag: 'wx',
    mode: 0o600,
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be written (${cause.code}).`, { cause });
  });
  terminal.out(recipient);
}

async function backup(context: CommandContext, file: string, keys: EncryptionKeys): Promise<void> {
  const { apiRoot, config, now, terminal } = context;
  const path = resolve(file);
  const encrypter = await encrypterOf(keys);
  await refuseExisting(path);
  const { owner } = await findDatabase(context);
  await refuseOlderSchema(owner, apiRoot);
  const { files } = await openFiles(config);
  const client = new Client({ connectionString: owner, application_name: 'manzil-backup' });
  // Of a connection that is lost its next statement tells; once all rows are read none follows.
  client.on('error', () => undefined);
  await client.connect();
  context.atEnd(() => client.end());
  const bars = progressBars(terminal);
  const written = await writeBackup(
    { client, files, secrets: secretsOf(context), now: now(), progress: bars },
    encrypter,
    path,
  ).catch(explainFileError(path));
  bars.end();
  for (const key of written.missing)
    terminal.note(`${key} was removed meanwhile and is not in it.`);
  const { rows, tables, files: stored } = written;
  terminal.out(
    `${file}: ${rows.toLocaleString('en')} rows of ${tables} tables, ${stored.toLocaleString('en')} files.`,
  );
  for (const line of keysElsewhere(context)) terminal.note(line);
}

/** Keys from the environment are not the installation's to give away. */
function keysElsewhere({ config }: CommandContext): string[] {
  const { filesKey, filesKeyFile, fieldKey, fieldKeyFile } = config;
  return [
    ...(filesKey || filesKeyFile
      ? ['FILES_KEY is not in it: keep it elsewhere, files need it.']
      : []),
    ...(fieldKey || fieldKeyFile
      ? ['FIELD_KEY is not in it: keep it elsewhere, IBANs need it.']
      : []),
  ];
}

async function restore(
  context: CommandContext,
  file: string,
  { dryRun, ...keys }: DecryptionKeys & { dryRun: boolean },
): Promise<void> {
  const { apiRoot, config, terminal } = context;
  const verified = await verifyBackup(resolve(file), await decrypterOf(keys));
  const { header, manifest } = verified;
  const total = Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0);
  const what = `the backup of ${header.made_at}, ${total.toLocaleString('en')} rows and ${manifest.files.toLocaleString('en')} files`;
  if (dryRun) {
    terminal.out(`Whole and readable: ${what}.`);
    return;
  }
  const store = await openStore(config);
  const { owner } = await findDatabase(context);
  const rows = terminal.progress('Rows', total);
  const files = terminal.progress('Files', manifest.files);
  await restoreBackup(verified, {
    url: owner,
    migrations: join(apiRoot, 'migrations'),
    files: store,
    secrets: secretsOf(context),
    progress: { rows: rows.advance, file: () => files.advance(1) },
  });
  rows.end(total.toLocaleString('en'));
  files.end(manifest.files.toLocaleString('en'));
  await refreshStatistics(context);
  terminal.out(`Restored ${what}. Everybody signs in anew. Next: "manzil verify".`);
}

const secretsOf = ({ config }: CommandContext) => join(config.dataDir, 'secrets');

async function refuseExisting(path: string): Promise<void> {
  const present = await access(path).then(
    () => true,
    () => false,
  );
  if (present) throw new CommandError(`${path} exists already.`);
}

const explainFileError =
  (path: string) =>
  (cause: NodeJS.ErrnoException): never => {
    if (!cause.syscall) throw cause;
    throw new CommandError(`${path} cannot be written (${cause.code}).`, { cause });
  };

function progressBars(terminal: CommandContext['terminal']) {
  let bar: ReturnType<typeof terminal.progress> | null = null;
  let title = '';
  let done = 0;
  const step = (name: string, total: number) => {
    if (name !== title) {
      bar?.end(String(done));
      bar = terminal.progress(name, total);
      title = name;
      done = 0;
    }
    bar?.advance(1);
    done += 1;
  };
  return {
    table: (_: string, tables: number) => step('Tables', tables),
    file: (files: number) => step('Files', files),
    end: () => bar?.end(String(done)),
  };
}
