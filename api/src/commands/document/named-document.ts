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
  /** Id in bookings.csv of the booking whose receipt it is. */
  booking: string | null;
};

const BETWEEN = '__';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const BOOKING = 'booking=';
const FORM = `investor${BETWEEN}type[${BETWEEN}unit][${BETWEEN}YYYY-MM-DD][${BETWEEN}${BOOKING}id].pdf`;

/** `MZ-10004__tenancy-contract__Marina Walk Tower 2304__2027-08-31.pdf`, `MZ-10004__invoice__booking=B-2.pdf` @throws UsageError */
export function documentOfName(path: string): NamedDocument {
  const name = basename(path, extname(path));
  const [investor = '', typed = '', ...said] = name.normalize('NFC').split(BETWEEN);
  const type = DocumentType.safeParse(typed).data;
  const booking = said.at(-1)?.startsWith(BOOKING)
    ? (said.at(-1) ?? '').slice(BOOKING.length)
    : null;
  const rest = booking === null ? said : said.slice(0, -1);
  const last = rest.at(-1) ?? '';
  const validUntil = DAY.test(last) ? dayOf(last, path) : null;
  const [unit = null, ...more] = validUntil ? rest.slice(0, -1) : rest;
  if (!investor || !type || more.length > 0) {
    throw new UsageError(`${quoted(basename(path))} is not named ${FORM}.`);
  }
  return complete({ path, investor, type, unit, validUntil, booking });
}

function dayOf(written: string, path: string): string {
  const read = day.safeParse(written);
  if (read.success) return read.data;
  throw new UsageError(`In ${quoted(basename(path))} ${read.error.issues[0]?.message}.`);
}

/** @throws UsageError where it runs out and does not say when, or cannot be a receipt */
export function complete(document: NamedDocument): NamedDocument {
  const { path, type, validUntil, booking } = document;
  if (booking !== null && type !== 'invoice' && type !== 'receipt')
    throw new UsageError(`${quoted(basename(path))}: a booking goes with an invoice or a receipt.`);
  if (validUntil || !needsValidity(type)) return document;
  throw new UsageError(`${quoted(basename(path))}, of type ${type}, needs its last valid day.`);
}
