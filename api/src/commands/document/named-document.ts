import { basename, extname } from 'node:path';
import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { needsValidity } from '@manzil/shared/domain/document-validity';
import { UsageError } from '../command-error';
import { day } from '../import/cells';
import { quoted } from '../quoted';

export type NamedDocument = {
  path: string;
  /** E-mail or number. */
  investor: string;
  type: DocumentType;
  /** Id, or building and number: `Marina Walk Tower 2304`. */
  unit: string | null;
  validUntil: string | null;
};

const BETWEEN = '__';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FORM = `investor${BETWEEN}type[${BETWEEN}unit][${BETWEEN}YYYY-MM-DD].pdf`;

/** `MZ-10004__tenancy-contract__Marina Walk Tower 2304__2027-08-31.pdf` @throws UsageError */
export function documentOfName(path: string): NamedDocument {
  const name = basename(path, extname(path));
  const [investor = '', typed = '', ...rest] = name.normalize('NFC').split(BETWEEN);
  const type = DocumentType.safeParse(typed).data;
  const last = rest.at(-1) ?? '';
  const validUntil = DAY.test(last) ? dayOf(last, path) : null;
  const [unit = null, ...more] = validUntil ? rest.slice(0, -1) : rest;
  if (!investor || !type || more.length > 0) {
    throw new UsageError(`${quoted(basename(path))} is not named ${FORM}.`);
  }
  return complete({ path, investor, type, unit, validUntil });
}

function dayOf(written: string, path: string): string {
  const read = day.safeParse(written);
  if (read.success) return read.data;
  throw new UsageError(`In ${quoted(basename(path))} ${read.error.issues[0]?.message}.`);
}

/** @throws UsageError where it runs out and does not say when */
export function complete(document: NamedDocument): NamedDocument {
  const { path, type, validUntil } = document;
  if (validUntil || !needsValidity(type)) return document;
  throw new UsageError(`${quoted(basename(path))}, of type ${type}, needs its last valid day.`);
}
