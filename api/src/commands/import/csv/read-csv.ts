import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { FileUnreadable } from './file-unreadable';
import { type LineStarts, lineStarts } from './line-starts';
import { utf8Check } from './utf8-check';

export type CsvRecord = {
  line: number;
  cells: string[];
};

type Progress = (bytesRead: number) => void;

/** RFC 4180 in UTF-8, the header first, without empty lines. @throws FileUnreadable after the records before it */
export async function* readCsv(path: string, progress: Progress): AsyncGenerator<CsvRecord> {
  const lines = lineStarts();
  const utf8 = utf8Check(lines);
  const parser = recordParser(lines, await delimiterOf(path));
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    utf8.next(chunk);
    lines.note(chunk);
    yield* parser.next(chunk);
    progress(chunk.length);
  }
  utf8.end();
  yield* parser.end();
}

/** Longer than all texts of a line together: a quote that is never closed does not fill the memory. */
const LONGEST_RECORD = 1_000_000;

/** csv-parse, chunk by chunk: as a stream it would lose the records that wait in it when it meets an error. */
function recordParser(lines: LineStarts, delimiter: string) {
  const records: CsvRecord[] = [];
  let failure: unknown;
  let end = 0;
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { bytes }) => {
      records.push({ line: lines.lineFrom(end), cells: cells.map((cell) => cell.trim()) });
      end = bytes;
      return null;
    },
  });
  parser.on('error', (error) => {
    failure = error;
  });
  const written = function* () {
    yield* records.splice(0);
    if (failure) throw explained(failure, lines.lineFrom(end));
  };
  return {
    next: async function* (chunk: Buffer) {
      await new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      yield* written();
    },
    end: async function* () {
      await finished(parser.end().resume()).catch(() => undefined);
      yield* written();
    },
  };
}

const REASONS: Partial<Record<CsvError['code'], string>> = {
  CSV_MAX_RECORD_SIZE: `is longer than ${LONGEST_RECORD} characters; is a quote (") never closed?`,
  CSV_QUOTE_NOT_CLOSED: 'has a quote (") that is never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'has text behind a closing quote ("); a quote within quotes is written ""',
  INVALID_OPENING_QUOTE:
    'has a quote (") within a cell; put the whole cell in quotes and write the quote ""',
};

function explained(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return new FileUnreadable(line, REASONS[error.code] ?? error.message);
}

const HEADER_BYTES = 16_384;

/** No name of a column has a comma or a semicolon. */
async function delimiterOf(path: string): Promise<',' | ';'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES);
    const [header = ''] = buffer
      .toString('utf8', 0, bytesRead)
      .trimStart()
      .split(/[\r\n]/);
    return header.split(';').length > header.split(',').length ? ';' : ',';
  } finally {
    await file.close();
  }
}
