import { SingleBar } from 'cli-progress';

type Output = { write: (text: string) => unknown; isTTY?: boolean };

/** Where a command writes to: results to one stream, notes and complaints to the other. */
export type Terminal = {
  out: (line: string) => void;
  note: (line: string) => void;
  /** Shows how far something with so many parts is; in a terminal as a bar, elsewhere as a line at the end. */
  progress: (title: string, total: number) => Progress;
};

export type Progress = {
  advance: (parts: number) => void;
  /** @param result what came of it: `12,000 lines` */
  end: (result: string) => void;
};

export function openTerminal(stdout: Output, stderr: Output): Terminal {
  const note = (line: string) => void stderr.write(`${line}\n`);
  return {
    out: (line) => void stdout.write(`${line}\n`),
    note,
    progress: (title, total) => {
      const bar = stderr.isTTY ? openBar(stderr as NodeJS.WriteStream, title, total) : null;
      return {
        advance: (parts) => bar?.increment(parts),
        end: (result) => {
          bar?.stop();
          note(`${title}: ${result}`);
        },
      };
    },
  };
}

function openBar(stream: NodeJS.WriteStream, title: string, total: number): SingleBar {
  const bar = new SingleBar({
    stream,
    format: `${title} {bar} {percentage} %`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    // Otherwise it is switched off, and stays so where a signal ends the command.
    linewrap: true,
  });
  bar.start(total, 0);
  return bar;
}
