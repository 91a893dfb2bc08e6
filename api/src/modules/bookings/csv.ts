export type CsvDialect = { separator: ';' | ','; decimal: ',' | '.' };

const CSV_BOM = '\ufeff';
const LINE_END = '\r\n';
/** A spreadsheet would take the cell for a formula, behind blanks too. */
const FORMULA = /^\s*[=+\-@|%\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The file: with a byte order mark, without which Excel takes UTF-8 for a code page. */
export const csvFile = (rows: string[][], { separator }: CsvDialect): string =>
  CSV_BOM + rows.map((cells) => cells.join(separator) + LINE_END).join('');

export function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Integer minor units (hundredths) as a plain number, without thousands: `-1234,50`. */
export function amountCell(minor: number, { decimal }: CsvDialect): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}
