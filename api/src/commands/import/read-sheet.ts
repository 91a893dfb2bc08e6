import { join } from 'node:path';
import { quoted } from '../quoted';
import { externalId } from './cells';
import { FileUnreadable } from './csv/file-unreadable';
import { type CsvRecord, readCsv } from './csv/read-csv';
import type { Problem } from './problems';
import { type Fault, fileOf, type Sheet, type Values } from './sheet';

/** `externalId` is null where it is wrong, `values` where anything is. */
export type ReadLine = { number: number; externalId: string | null; values: Values | null };

export type SheetReader = {
  problem: (problem: Problem) => void;
  warn: (message: string) => void;
  progress: (bytesRead: number) => void;
};

const ID = 'external_id';

/** In order, without lines of empty cells. @throws FileUnreadable where the rest cannot be read */
export async function* readSheet(
  folder: string,
  sheet: Sheet,
  { problem, warn, progress }: SheetReader,
): AsyncGenerator<ReadLine> {
  const file = fileOf(sheet);
  let read: LineReader | null = null;
  for await (const record of readCsv(join(folder, file), progress)) {
    if (!read) {
      read = lineReader(sheet, record, warn);
      continue;
    }
    if (record.cells.every((cell) => cell === '')) continue;
    const { faults, ...line } = read(record.cells);
    for (const fault of faults) problem({ file, line: record.line, ...fault });
    yield { number: record.line, ...line };
  }
  if (!read) throw new FileUnreadable(1, 'has no header');
}

type LineReader = (cells: string[]) => Omit<ReadLine, 'number'> & {
  faults: (Omit<Fault, 'column'> & { column: string | null })[];
};

function lineReader(sheet: Sheet, header: CsvRecord, warn: SheetReader['warn']): LineReader {
  const places = columnPlaces(sheet, header, warn);
  const cellOf = (cells: string[], name: string) => cells[places.get(name) ?? -1] ?? '';
  return (cells) => {
    const id = externalId.safeParse(cellOf(cells, ID));
    const faults: ReturnType<LineReader>['faults'] = [];
    if (cells.length !== header.cells.length) {
      const reason = `has ${cells.length} cells, the header ${header.cells.length}`;
      return { externalId: id.data ?? null, values: null, faults: [{ column: null, reason }] };
    }
    const add = (column: string, error: { issues: { message: string }[] }) =>
      faults.push({ column, reason: error.issues[0]?.message ?? 'is wrong' });
    if (!id.success) add(ID, id.error);
    const values: Values = {};
    for (const [name, { cell }] of Object.entries(sheet.columns)) {
      const result = cell.safeParse(cellOf(cells, name));
      if (result.success) values[name] = result.data;
      else add(name, result.error);
    }
    if (faults.length === 0) faults.push(...(sheet.check?.(values) ?? []));
    return { externalId: id.data ?? null, values: faults.length === 0 ? values : null, faults };
  };
}

function columnPlaces(
  sheet: Sheet,
  { cells, line }: CsvRecord,
  warn: SheetReader['warn'],
): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, name] of cells.entries()) {
    if (places.has(name)) throw new FileUnreadable(line, `has the column ${quoted(name)} twice`);
    places.set(name, index);
    if (name !== ID && !Object.hasOwn(sheet.columns, name)) {
      warn(`${fileOf(sheet)}: the column ${quoted(name)} is not known and is left out.`);
    }
  }
  const missing = [ID, ...Object.keys(sheet.columns)].filter(
    (name) => !places.has(name) && isRequired(sheet, name),
  );
  if (missing.length > 0) {
    throw new FileUnreadable(line, `lacks ${missing.join(', ')} in its header`);
  }
  return places;
}

const isRequired = ({ columns }: Sheet, name: string) =>
  !(columns[name]?.cell ?? externalId).safeParse('').success;
