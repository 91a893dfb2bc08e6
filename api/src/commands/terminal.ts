import { createInterface } from 'node:readline';
import { SingleBar } from 'cli-progress';

type Output = { write: (text: string) => unknown; isTTY?: boolean };

export type Terminal = {
  out: (line: string) => void;
  note: (line: string) => void;
  /** Asks whoever sits there, who has to answer in words; null where nobody does. */
  confirm: (question: string) => Promise<boolean | null>;
  progress: (title: string, total: number) => Progress;
};

export type Progress = {
  advance: (parts: number) => void;
  end: (result: string) => void;
};

/** @param stdin where answers come from; left out: nobody can be asked */
export function openTerminal(
  stdout: Output,
  stderr: Output,
  stdin?: NodeJS.ReadableStream & { isTTY?: boolean },
): Terminal {
  const note = (line: string) => void stderr.write(`${line}\n`);
  return {
    out: (line) => void stdout.write(`${line}\n`),
    note,
    confirm: async (question) => {
      if (!stdin?.isTTY) return null;
      stderr.write(`${question} (yes/no) `);
      const lines = createInterface({ input: stdin });
      try {
        for await (const line of lines) return line.trim().toLowerCase() === 'yes';
        return false;
      } finally {
        lines.close();
      }
    },
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
