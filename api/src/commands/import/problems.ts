export type Problem = {
  file: string;
  /** null = the file. */
  line: number | null;
  column: string | null;
  /** Goes on after the place: `is empty`. */
  reason: string;
};

export type Problems = {
  add: (problem: Problem) => void;
  sorted: () => Problem[];
};

export function collectProblems(files: readonly string[]): Problems {
  const found: Problem[] = [];
  const place = ({ file }: Problem) => files.indexOf(file);
  return {
    add: (problem) => found.push(problem),
    sorted: () => found.sort((a, b) => place(a) - place(b) || (a.line ?? 0) - (b.line ?? 0)),
  };
}

/** `units.csv:17: floor: "x" is no whole number from 1 to 200` */
export function problemLine({ file, line, column, reason }: Problem): string {
  return [line === null ? file : `${file}:${line}`, column, reason]
    .filter((part) => part !== null)
    .join(': ');
}
