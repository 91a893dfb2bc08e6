import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { sql } from 'drizzle-orm';
import type { AuditHead } from '../../platform/audit/verify-audit';
import { openFiles } from '../../platform/files/open-files';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import type { Run } from '../command-runner';
import { openService } from '../open-database';
import { auditCheck } from './audit.check';
import { chequesCheck } from './cheques.check';
import { contractsCheck } from './contracts.check';
import { creditsCheck } from './credits.check';
import { figuresCheck } from './figures.check';
import { filesCheck } from './files.check';
import { ledgerCheck } from './ledger.check';
import { payoutsCheck } from './payouts.check';
import { ratesCheck } from './rates.check';
import { receiptsCheck } from './receipts.check';
import { sharesCheck } from './shares.check';
import { statementSumsCheck } from './statement-sums.check';
import { statementsCheck } from './statements.check';

export function addVerify(program: Command, run: Run): void {
  program
    .command('verify')
    .description(
      'Check that the ledger adds up, that owners own the whole of each unit, that nobody edited the audit log, ' +
        'that payouts, statements, cheques and contracts agree with it and with each other, that kept figures are what ' +
        'follows from the rest, and that every file is there and as it was stored.',
    )
    .option(
      '--audit-head <seq:hash>',
      'as an earlier run printed it: finds a log that was written anew as a whole',
      parseHead,
    )
    .action(run(verify));
}

function parseHead(text: string): AuditHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash) throw new InvalidArgumentError('It is no number, a colon and 64 hex digits.');
  return { seq: Number(seq), hash };
}

async function verify(
  context: CommandContext,
  { auditHead }: { auditHead?: AuditHead },
): Promise<void> {
  const { config, now, terminal } = context;
  const db = await openService(context);
  const files = await openFiles(config);
  const { all, wrong } = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const checks = [
        ledgerCheck(tx),
        sharesCheck(tx),
        auditCheck(tx, auditHead ?? null),
        filesCheck(tx, files, now(), terminal),
        receiptsCheck(tx),
        payoutsCheck(tx),
        creditsCheck(tx),
        ratesCheck(tx),
        chequesCheck(tx),
        contractsCheck(tx),
        statementsCheck(tx),
        statementSumsCheck(tx),
        figuresCheck(tx),
      ];
      return { all: checks.length, wrong: await runChecks(context, checks) };
    },
    // All checks look at the same moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (wrong > 0) throw new CommandError(`${wrong} of ${all} checks failed.`);
}

async function runChecks(
  { terminal }: CommandContext,
  checks: ReturnType<typeof ledgerCheck>[],
): Promise<number> {
  let failed = 0;
  for (const { name, run } of checks) {
    const { seen, faults } = await run();
    if (faults.length > 0) failed += 1;
    terminal.out(`${name}: ${faults.length > 0 ? 'WRONG' : 'right'} (${seen})`);
    for (const fault of faults) terminal.out(`  ${fault}`);
  }
  return failed;
}
