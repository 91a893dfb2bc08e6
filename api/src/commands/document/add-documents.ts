import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { DOCUMENT_MAX_BYTES } from '@manzil/shared/contract/documents/documents';
import { addDocument, isThere } from '../../modules/documents/add-document.usecase';
import { documentFiles } from '../../modules/documents/documents.files';
import { dubaiToday } from '../../platform/dubai-day';
import { CheckLate, checkInProcess } from '../../platform/files/check/check-process';
import { Refused } from '../../platform/files/check/refused';
import { storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import { openFiles } from '../../platform/files/open-files';
import { openScan } from '../../platform/files/scan/open-scan';
import { scanned } from '../../platform/files/scan/scanned';
import { refusalError } from '../../platform/files/uploads/refusals';
import { fileTooLarge } from '../../platform/files/uploads/upload.errors';
import { AppError } from '../../platform/http/errors';
import type { CommandContext } from '../command-context';
import { CommandError, UsageError } from '../command-error';
import { openService } from '../open-database';
import { quoted } from '../quoted';
import { complete, documentOfName, type NamedDocument } from './named-document';
import { findHolder, type Holder } from './named-holder';

type Options = {
  investor?: string;
  type?: DocumentType;
  unit?: string;
  validUntil?: string;
  replace?: true;
  dryRun?: boolean;
  json?: true;
};

type Told = NamedDocument & { outcome: 'added' | 'present' | 'refused'; reason: string | null };

export async function addDocuments(
  context: CommandContext,
  path: string,
  { json, dryRun = false, ...options }: Options,
): Promise<void> {
  const operator = context.namedOperator();
  const named = await namedDocuments(path, options);
  const db = await openService(context);
  const today = dubaiToday(context);
  // Before anything is stored: who and what is meant has to be clear for all.
  const holders = new Map<NamedDocument, Holder>();
  for (const one of named) holders.set(one, await findHolder(db, one, today));
  if (options.replace) assertApart(holders);

  const stored = await openFiles(context.config);
  const { out, note } = context.terminal;
  const scan = openScan(context.config, { warn: (words: unknown) => note(String(words)) });

  async function add(one: NamedDocument, holder: Holder): Promise<'added' | 'present'> {
    const sent = await contentOf(one.path);
    const { media_type, content } = await checkInProcess(sent, 'document');
    const document = {
      ...holder,
      document_type: one.type,
      valid_until: one.validUntil,
      name: basename(one.path),
      today,
      operator,
      replace: options.replace === true,
    };
    if (dryRun) return (await isThere(db, document, sent)) ? 'present' : 'added';
    const state = await scanned(sent, scan);
    const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const key = newFileKey(documentFiles);
    await storeEncrypted(stored, key, file);
    const id = await db.transaction((tx) =>
      addDocument(tx, document, { sent, key, media_type, file, scan: state }),
    );
    // What is there already keeps its own file.
    if (!id) await stored.files.delete(key);
    return id ? 'added' : 'present';
  }

  const told: Told[] = [];
  for (const [one, holder] of holders) {
    const outcome = await add(one, holder).then(
      (done) => ({ outcome: done, reason: null }),
      (error: unknown) => ({ outcome: 'refused' as const, reason: reasonOf(error) }),
    );
    const result: Told = { ...one, ...outcome };
    told.push(result);
    if (!json) out(`${wordsFor(result, dryRun)}: ${basename(one.path)}`);
    if (!json && result.reason) note(`  ${result.reason}`);
  }
  if (json) out(JSON.stringify({ dry_run: dryRun, documents: told }));
  const refused = told.filter(({ outcome }) => outcome === 'refused').length;
  if (refused > 0) throw new CommandError(`${refused} of ${told.length} files were not added.`);
}

const wordsFor = ({ outcome }: Told, dryRun: boolean): string => {
  if (outcome === 'refused') return 'Refused';
  if (outcome === 'present') return 'There already';
  return dryRun ? 'Would add' : 'Added';
};

async function namedDocuments(path: string, options: Options): Promise<NamedDocument[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new CommandError(`${path} is not there.`);
  const { investor, type, unit = null, validUntil = null } = options;
  if (!found.isDirectory()) {
    if (!found.isFile()) throw new CommandError(`${path} is no file.`);
    if (!investor || !type) throw new UsageError('One file needs --investor and --type.');
    return [complete({ path, investor, type, unit, validUntil })];
  }
  if (investor || type || unit || validUntil) {
    throw new UsageError('The files of a folder say by their names what they are.');
  }
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
  for (const name of names) {
    const isFile = (await stat(join(path, name)).catch(() => null))?.isFile();
    if (!isFile) throw new UsageError(`${quoted(name)} is no file.`);
  }
  return names.map((name) => documentOfName(join(path, name)));
}

/** @throws UsageError where one file would take the place of another of the same folder */
function assertApart(holders: ReadonlyMap<NamedDocument, Holder>): void {
  const taken = new Map<string, string>();
  for (const [{ path, type }, { investorId, unitId }] of holders) {
    const place = `${investorId} ${type} ${unitId}`;
    const other = taken.get(place);
    if (other) {
      const both = `${quoted(basename(other))} and ${quoted(basename(path))}`;
      throw new UsageError(`${both} would take the place of each other: leave --replace out.`);
    }
    taken.set(place, path);
  }
}

async function contentOf(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size <= DOCUMENT_MAX_BYTES) return await readFile(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new CommandError(`It cannot be read (${code}).`, { cause });
  }
  throw fileTooLarge({ values: { megabytes: DOCUMENT_MAX_BYTES / 1024 / 1024 } });
}

/** For what is about the file; anything else ends the command. */
function reasonOf(error: unknown): string {
  const known = error instanceof Refused ? refusalError(error.refusal, error) : error;
  if (known instanceof AppError) return known.text('en');
  if (known instanceof CheckLate) return 'There was no time to check it. Run the command again.';
  if (known instanceof CommandError) return known.message;
  throw error instanceof Error ? error : new CommandError(quoted(String(error)));
}
