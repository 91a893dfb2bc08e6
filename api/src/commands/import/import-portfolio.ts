import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiDay } from '../../platform/dubai-day';
import type { Files } from '../../platform/files/encrypted-files';
import type { Database, Db } from '../../platform/postgres/connect';
import { CommandError } from '../command-error';
import { quoted } from '../quoted';
import type { Terminal } from '../terminal';
import { newIds } from './new-ids';
import { newPortfolio, type Portfolio, resolveReferences } from './portfolio';
import { collectProblems, type Problem } from './problems';
import { RULES } from './rules/all-rules';
import { refuseFixedColumns } from './rules/fixed-columns';
import { fileOf } from './sheet';
import { readContent } from './sheet-content';
import { countsOf, type SheetCounts } from './sheet-counts';
import { SHEETS } from './sheets/all-sheets';
import { storePortfolio } from './store/store-portfolio';

export type ImportOptions = {
  folder: string;
  dryRun: boolean;
  /** Import the right lines, whatever is wrong with others. */
  skipBad: boolean;
  now: Date;
  operator: string;
  openFiles: () => Promise<Files>;
};

export type ImportResult = {
  sheets: SheetCounts[];
  problems: Problem[];
  stored: boolean;
  seconds: { read: number; store: number };
};

/** Any constant: one import at a time. */
const IMPORT_LOCK = 7_262_905_140;

/** Of two that wait for one another PostgreSQL ends one. */
const DEADLOCK = '40P01';

/** Rolls back a transaction whose work is not wanted. */
class NotWanted extends Error {}

/** In one transaction. @throws CommandError where there is nothing to import, or another import runs */
export async function importPortfolio(
  db: Database,
  options: ImportOptions,
  terminal: Terminal,
): Promise<ImportResult> {
  const sheets = await sheetsIn(options.folder, terminal.note);
  let result: ImportResult | undefined;
  const work = async (tx: Db) => {
    result = await run(tx, sheets, options, terminal);
    if (!result.stored) throw new NotWanted();
  };
  await db.transaction(work).catch((error) => {
    if (!(error instanceof NotWanted)) throw refusedByDatabase(error);
  });
  if (!result) throw new Error('The import came to no result.');
  return result;
}

/** What the rules have not foreseen, as two units that swap their numbers, or a row that came in between. */
function refusedByDatabase(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, table, constraint } = (cause ?? error) as Record<string, string | undefined>;
  if (code === DEADLOCK) {
    return new CommandError(
      'Nothing was imported: somebody wrote to the same unit at that moment. Import again.',
      { cause: error },
    );
  }
  if (!code?.startsWith('23')) return error;
  return new CommandError(
    `Nothing was imported: the database refuses the lines for ${table} (${constraint}).`,
    { cause: error },
  );
}

async function run(
  tx: Db,
  present: Set<string>,
  options: ImportOptions,
  terminal: Terminal,
): Promise<ImportResult> {
  await tx.execute(sql`set local statement_timeout = '30min'`);
  await takeLock(tx);
  const problems = collectProblems(SHEETS.map(fileOf));
  const started = performance.now();
  const portfolio = await readAll(tx, present, options, terminal, problems.add);
  await checkAll(tx, portfolio, options, problems.add);
  const read = performance.now();
  const contents = [...portfolio.values()];
  const found = problems.sorted();
  const wanted =
    !options.dryRun &&
    contents.some(({ lines }) => lines.some(({ wrong }) => !wrong)) &&
    (found.length === 0 || (options.skipBad && contents.every(({ broken }) => !broken)));
  if (wanted) await store(tx, portfolio, options, terminal);
  return {
    sheets: contents.filter(({ sheet }) => present.has(sheet.name)).map(countsOf),
    problems: found,
    stored: wanted,
    seconds: { read: (read - started) / 1000, store: (performance.now() - read) / 1000 },
  };
}

async function takeLock(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`,
  );
  if (!rows[0]?.free) throw new CommandError('Another import is running.');
}

async function sheetsIn(folder: string, note: Terminal['note']): Promise<Set<string>> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError(`${folder} cannot be read (${cause.code}).`, { cause });
  });
  const files = new Map(SHEETS.map((sheet) => [fileOf(sheet), sheet.name]));
  for (const name of names.filter((file) => /\.csv$/i.test(file) && !files.has(file))) {
    note(`${quoted(name)} is no file of an import and is left out.`);
  }
  const present = names.flatMap((name) => files.get(name) ?? []);
  if (present.length > 0) return new Set(present);
  throw new CommandError(`${folder} has no file of an import: ${[...files.keys()].join(', ')}.`);
}

async function readAll(
  tx: Db,
  present: Set<string>,
  { folder, now }: ImportOptions,
  terminal: Terminal,
  problem: (problem: Problem) => void,
): Promise<Portfolio> {
  const portfolio = newPortfolio(SHEETS);
  const idOf = await newIds(tx, now);
  for (const sheet of SHEETS.filter(({ name }) => present.has(name))) {
    const file = fileOf(sheet);
    const { size } = await stat(join(folder, file));
    const bar = terminal.progress(file, size);
    const started = performance.now();
    const reader = { problem, warn: terminal.note, progress: bar.advance };
    const content = await readContent(tx, folder, sheet, reader, () => idOf(sheet.name));
    portfolio.set(sheet.name, content);
    bar.end(`${lines(content.read)} read${rate(content.read, started)}`);
  }
  return portfolio;
}

async function checkAll(
  tx: Db,
  portfolio: Portfolio,
  { folder, now }: ImportOptions,
  problem: (problem: Problem) => void,
): Promise<void> {
  const today = dubaiDay(now);
  for (const sheet of SHEETS) {
    const content = portfolio.get(sheet.name);
    if (!content) continue;
    await resolveReferences(tx, portfolio, content, problem);
    refuseFixedColumns(content, problem);
    for (const rule of RULES.filter(({ sheet: { name } }) => name === sheet.name)) {
      await rule.check({ db: tx, portfolio, folder, today, problem });
    }
  }
}

async function store(
  tx: Db,
  portfolio: Portfolio,
  { folder, now, operator, openFiles }: ImportOptions,
  terminal: Terminal,
): Promise<void> {
  const total = [...portfolio.values()]
    .flatMap(({ lines }) => lines)
    .filter(({ wrong }) => !wrong).length;
  const bar = terminal.progress('Storing', total);
  const started = performance.now();
  const today = dubaiDay(now);
  await storePortfolio(portfolio, { db: tx, today, folder, openFiles, progress: bar.advance });
  bar.end(`${lines(total)}${rate(total, started)}`);
  const checking = terminal.progress('Checking the ledger and the shares', 1);
  // Now rather than at the commit, which has no time limit of its own.
  await tx.execute(sql`set constraints all immediate`);
  await recordAuditEvent(tx, {
    actor: { type: 'operator', id: operator },
    action: 'portfolio.imported',
    entity_type: 'portfolio',
    entity_id: null,
    detail: Object.fromEntries(
      [...portfolio.values()]
        .map(countsOf)
        .filter((counts) => counts.new + counts.changed > 0)
        .map((counts) => [counts.file, { new: counts.new, changed: counts.changed }]),
    ),
  });
  checking.end('all add up');
}

const count = (value: number) => value.toLocaleString('en');
const lines = (value: number) => `${count(value)} ${value === 1 ? 'line' : 'lines'}`;

function rate(lines: number, started: number): string {
  const seconds = (performance.now() - started) / 1000;
  if (seconds < 1) return '';
  return ` in ${seconds.toFixed(1)} s (${count(Math.round(lines / seconds))}/s)`;
}
