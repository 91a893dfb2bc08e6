import type { Db } from '../../platform/postgres/connect';
import { FileUnreadable } from './csv/file-unreadable';
import { findImported, type ImportedRow } from './external-ids.repository';
import { changedColumns, fingerprintOf } from './fingerprint';
import type { Line } from './line';
import { type ReadLine, readSheet, type SheetReader } from './read-sheet';
import { fileOf, type Sheet } from './sheet';

export type Known = {
  /** Of the line in the file; null = of an earlier import. */
  number: number | null;
  /** At earlier imports; null = never imported. */
  rowId: string | null;
  /** What is to be stored; null = nothing, as the line is wrong, or as it was. */
  line: Line | null;
};

export type SheetContent = {
  sheet: Sheet;
  lines: Line[];
  known: Map<string, Known>;
  read: number;
  unchanged: number;
  broken: boolean;
};

const BATCH = 5_000;

/** Reads a sheet's file and tells which of its lines are new or changed. Of the others nothing is kept. */
export async function readContent(
  db: Db,
  folder: string,
  sheet: Sheet,
  reader: SheetReader,
  newId: () => string,
): Promise<SheetContent> {
  const toLine = lineMaker(sheet, newId);
  const content = emptyContent(sheet);
  const batch: ReadLine[] = [];
  const flush = async () => addLines(db, content, batch.splice(0), reader.problem, toLine);
  try {
    for await (const line of readSheet(folder, sheet, reader)) {
      batch.push(line);
      if (batch.length === BATCH) await flush();
    }
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    content.broken = true;
    const { line, message: reason } = error;
    reader.problem({ file: fileOf(sheet), line, column: null, reason });
  }
  await flush();
  return content;
}

export const emptyContent = (sheet: Sheet): SheetContent => ({
  sheet,
  lines: [],
  known: new Map(),
  read: 0,
  unchanged: 0,
  broken: false,
});

async function addLines(
  db: Db,
  content: SheetContent,
  lines: ReadLine[],
  problem: SheetReader['problem'],
  toLine: LineMaker,
): Promise<void> {
  const { sheet, known } = content;
  const imported = new Map(
    (
      await findImported(
        db,
        sheet.name,
        lines.filter(hasId).map(({ externalId }) => externalId),
      )
    ).map((row) => [row.external_id, row]),
  );
  content.read += lines.length;
  for (const read of lines.filter(hasId)) {
    const first = known.get(read.externalId)?.number;
    if (first) {
      const reason = `${read.externalId} is that of line ${first} too`;
      problem({ file: fileOf(sheet), line: read.number, column: 'external_id', reason });
      continue;
    }
    const row = imported.get(read.externalId);
    const line = toLine(read, row);
    if (read.values && !line) content.unchanged += 1;
    if (line) content.lines.push(line);
    known.set(read.externalId, { number: read.number, rowId: row?.row_id ?? null, line });
  }
}

type Identified = ReadLine & { externalId: string };

const hasId = (line: ReadLine): line is Identified => line.externalId !== null;

/** null where there is nothing to store. */
type LineMaker = (read: Identified, row: ImportedRow | undefined) => Line | null;

function lineMaker(sheet: Sheet, newId: () => string): LineMaker {
  // One list for all: a portfolio has hundreds of thousands of lines.
  const allColumns = Object.keys(sheet.columns);
  return ({ number, externalId, values }, row) => {
    if (!values) return null;
    const fingerprint = fingerprintOf(sheet, values);
    const changed = row ? changedColumns(sheet, row.fingerprint, fingerprint) : allColumns;
    if (row && changed.length === 0) return null;
    return {
      number,
      externalId,
      values,
      fingerprint,
      rowId: row?.row_id ?? newId(),
      isNew: !row,
      changed,
      references: {},
      wrong: false,
    };
  };
}
