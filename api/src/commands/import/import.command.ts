import { resolve } from 'node:path';
import type { Command } from 'commander';
import { openFiles } from '../../platform/files/open-files';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import type { Run } from '../command-runner';
import { openService, refreshStatistics } from '../open-database';
import { tableLines } from '../table-lines';
import { type ImportResult, importPortfolio } from './import-portfolio';
import { problemLine } from './problems';
import type { SheetCounts } from './sheet-counts';

type Options = { dryRun: boolean; skipBad: boolean };

export function addImport(program: Command, run: Run): void {
  program
    .command('import')
    .description(
      'Import a portfolio from CSV files, as docs/import.md describes them. Every line is checked first; ' +
        'nothing is stored unless all are right. A line that was imported before is updated where it changed.',
    )
    .argument('<folder>', 'folder with the files')
    .option('--dry-run', 'only check and report', false)
    .option('--skip-bad', 'store the right lines, whatever is wrong with others', false)
    .action(
      run((context, folder: string, options: Options) => runImport(context, folder, options)),
    );
}

async function runImport(
  context: CommandContext,
  folder: string,
  { dryRun, skipBad }: Options,
): Promise<void> {
  const { terminal, now, operator } = context;
  const db = await openService(context);
  const result = await importPortfolio(
    db,
    {
      folder: resolve(folder),
      dryRun,
      skipBad,
      now: now(),
      operator,
      openFiles: () => openFiles(context.config),
    },
    terminal,
  );
  if (result.stored) await refreshStatistics(context);
  for (const problem of result.problems) terminal.out(problemLine(problem));
  for (const line of table(result.sheets)) terminal.out(line);
  terminal.out(outcome(result, dryRun));
}

function outcome({ sheets, problems, stored, seconds }: ImportResult, dryRun: boolean): string {
  const sum = (of: (counts: SheetCounts) => number) => sheets.map(of).reduce((a, b) => a + b, 0);
  const read = sum((counts) => counts.read);
  const left = sum(({ leftOut }) => leftOut);
  const changes = sum((counts) => counts.new + counts.changed);
  if (stored) {
    const total = seconds.read + seconds.store;
    const rate = count(Math.round(read / total));
    const rest = left > 0 ? ` ${count(left)} lines were left out.` : '';
    return `Imported: ${count(read)} lines read, ${count(changes)} stored, in ${total.toFixed(1)} s (${rate} lines/s).${rest}`;
  }
  if (problems.length > 0) {
    throw new CommandError(
      `Nothing was imported: ${count(problems.length)} problem${problems.length === 1 ? '' : 's'}, ${count(left)} of ${count(read)} lines cannot be imported.`,
    );
  }
  if (changes === 0) return `Nothing to import: all ${count(read)} lines are as they were.`;
  return dryRun
    ? `Dry run, nothing was stored: all ${count(read)} lines can be imported, ${count(changes)} are new or changed.`
    : '';
}

const HEAD = ['', 'lines', 'new', 'changed', 'unchanged', 'left out'];

const table = (sheets: SheetCounts[]): string[] =>
  tableLines([
    HEAD,
    ...sheets.map(({ file, read, new: fresh, changed, unchanged, leftOut }) => [
      file,
      ...[read, fresh, changed, unchanged, leftOut].map(count),
    ]),
  ]);

const count = (value: number) => value.toLocaleString('en');
