import { Readable } from 'node:stream';
import type { Language } from '@manzil/shared/contract/values';
import type { Rows, Sheet, SheetColumn } from './sheet';

type Dialect = { separator: ';' | ','; decimal: ',' | '.'; day: (day: string) => string };

const DIALECTS: Record<Language, Dialect> = {
  de: { separator: ';', decimal: ',', day: (day) => day.split('-').reverse().join('.') },
  en: { separator: ',', decimal: '.', day: (day) => day },
};

/** Without a byte order mark Excel takes UTF-8 for a code page. */
const CSV_BOM = '\ufeff';
const LINE_END = '\r\n';
/** A spreadsheet would take the cell for a formula, behind blanks too. */
const FORMULA = /^\s*[=+\-@|%\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The bytes of the file, made as they are taken. */
export const csvOf = <Row>(
  sheet: Sheet<Row>,
  rows: Rows<Row>,
  language: Language,
  numbers: Language,
): Readable =>
  Readable.from(linesOf(sheet, rows, language, DIALECTS[numbers]), { objectMode: false });

async function* linesOf<Row>(
  { columns }: Sheet<Row>,
  rows: Rows<Row>,
  language: Language,
  dialect: Dialect,
) {
  const line = (cells: string[]) => cells.join(dialect.separator) + LINE_END;
  yield CSV_BOM + line(columns.map(({ head }) => textCell(head[language])));
  for await (const row of rows)
    yield line(columns.map((column) => cellOf(column, row, language, dialect)));
}

function cellOf<Row>(
  { kind, value }: SheetColumn<Row>,
  row: Row,
  language: Language,
  dialect: Dialect,
): string {
  const held = value(row, language);
  if (held === null) return '';
  if (kind === 'text') return textCell(String(held));
  if (kind === 'day') return dialect.day(String(held));
  return kind === 'hundredths' ? amountCell(Number(held), dialect) : String(held);
}

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** As a plain number, without thousands: `-1234,50`. */
function amountCell(minor: number, { decimal }: Dialect): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}
