import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Language } from '@manzil/shared/contract/values';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { Rows, Sheet, SheetColumn } from './sheet';

const FORMATS = {
  text: '@',
  code: '@',
  day: { de: 'dd.mm.yyyy', en: 'yyyy-mm-dd' },
  // Its separators are those of the reader's spreadsheet.
  hundredths: '#,##0.00',
  count: '0',
} as const;
const WIDTHS = { text: 24, code: 14, day: 12, hundredths: 16, count: 10 } as const;

/** The bytes of the workbook, made as they are taken: no row is kept. */
export function xlsxOf<Row>(
  sheet: Sheet<Row>,
  rows: Rows<Row>,
  language: Language,
  numbers: Language,
): Readable {
  const stream = writeXlsxStream(cellsOf(sheet, rows, language), {
    name: sheet.name[language],
    freezePane: { rows: 1 },
    columns: sheet.columns.map(({ kind }) => {
      const format = FORMATS[kind];
      return {
        width: WIDTHS[kind],
        numFmt: typeof format === 'string' ? format : format[numbers],
      };
    }),
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* cellsOf<Row>({ columns }: Sheet<Row>, rows: Rows<Row>, language: Language) {
  yield columns.map(({ head }): CellValue => head[language]);
  for await (const row of rows) yield columns.map((column) => cellOf(column, row, language));
}

function cellOf<Row>({ kind, value }: SheetColumn<Row>, row: Row, language: Language): CellValue {
  const held = value(row, language);
  if (held === null) return null;
  if (kind === 'day') return new Date(`${held}T00:00:00Z`);
  return kind === 'hundredths' ? Number(held) / 100 : held;
}
