import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { DOCUMENT_MAX_BYTES } from '@manzil/shared/contract/documents/documents';
import { fileTooLarge } from '../../platform/files/uploads/upload.errors';
import { CommandError, UsageError } from '../command-error';
import { quoted } from '../quoted';
import { complete, documentOfName, type NamedDocument } from './named-document';
import type { Holder } from './named-holder';

export type Options = {
  investor?: string;
  type?: DocumentType;
  unit?: string;
  validUntil?: string;
  booking?: string;
  replace?: true;
  dryRun?: boolean;
  json?: true;
};

export async function namedDocuments(path: string, options: Options): Promise<NamedDocument[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new CommandError(`${path} is not there.`);
  const { investor, type, unit = null, validUntil = null, booking = null } = options;
  if (!found.isDirectory()) {
    if (!found.isFile()) throw new CommandError(`${path} is no file.`);
    if (!investor || !type) throw new UsageError('One file needs --investor and --type.');
    return [complete({ path, investor, type, unit, validUntil, booking })];
  }
  if (investor || type || unit || validUntil || booking) {
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
export function assertApart(holders: ReadonlyMap<NamedDocument, Holder>): void {
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

export async function contentOf(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size <= DOCUMENT_MAX_BYTES) return await readFile(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new CommandError(`It cannot be read (${code}).`, { cause });
  }
  throw fileTooLarge({ values: { megabytes: DOCUMENT_MAX_BYTES / 1024 / 1024 } });
}
