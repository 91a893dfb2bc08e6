const LF = 10;
const CR = 13;
const BLANKS = new Set([LF, CR, 32, 9]);

/** Finds the lines of a file that is read from its start to its end. csv-parse counts a CRLF within quotes twice. */
export type LineStarts = {
  /** Lines begun so far, 1 at the start. */
  readonly count: number;
  note: (chunk: Buffer) => void;
  /** Number of the first line with something in it at or behind this offset; offsets may only grow from call to call. */
  lineFrom: (offset: number) => number;
};

export function lineStarts(): LineStarts {
  /** Offsets of the first sign that is no blank, of the lines that have one, and their numbers. */
  const offsets: number[] = [];
  const numbers: number[] = [];
  let read = 0;
  let line = 1;
  let empty = true;
  let afterCr = false;
  let passed = 0;
  const next = () => {
    line += 1;
    empty = true;
  };
  return {
    get count() {
      return line;
    },
    note: (chunk) => {
      for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        // A lone CR ends the lines of old Macs.
        if (afterCr && byte !== LF) next();
        if (byte === LF) next();
        else if (empty && !BLANKS.has(byte)) {
          empty = false;
          offsets.push(read + index);
          numbers.push(line);
        }
        afterCr = byte === CR;
      }
      read += chunk.length;
    },
    lineFrom: (offset) => {
      while ((offsets[passed] ?? Number.POSITIVE_INFINITY) < offset) passed += 1;
      return numbers[passed] ?? line;
    },
  };
}
