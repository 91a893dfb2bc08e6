import type { Readable } from 'node:stream';
import type { Language } from '@manzil/shared/contract/values';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv';
import type { Rows, Sheet } from './sheet';
import { xlsxOf } from './xlsx';

export type SheetFormat = 'csv' | 'xlsx';

type Writer = <Row>(
  sheet: Sheet<Row>,
  rows: Rows<Row>,
  language: Language,
  numbers: Language,
) => Readable;

const FORMATS: Record<SheetFormat, { type: string; write: Writer }> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxOf,
  },
};

/** Sends the rows as they come: what fails on the way breaks the file off, as it must not look whole. @param numbers whose decimal sign and order of days */
export function sendSheet<Row>(
  reply: FastifyReply,
  format: SheetFormat,
  sheet: Sheet<Row>,
  rows: Rows<Row>,
  language: Language,
  numbers: Language = language,
): FastifyReply {
  const { type, write } = FORMATS[format];
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${sheet.name[language]}.${format}"`)
    .send(write(sheet, rows, language, numbers));
}
