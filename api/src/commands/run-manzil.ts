import { userInfo } from 'node:os';
import { Command, Help } from 'commander';
import { API_ROOT } from '../api-root';
import { readConfig } from '../platform/config';
import { addArea } from './area/area.command';
import { addAudit } from './audit/audit.command';
import { addBackup } from './backup/backup.command';
import { addBankAccount } from './bank-account/bank-account.command';
import type { CommandContext } from './command-context';
import type { Run } from './command-runner';
import { addDeclaration } from './declaration/declaration.command';
import { addDocument } from './document/document.command';
import { addEscrow } from './escrow/escrow.command';
import { exitCodeOf } from './exit-code';
import { addFigures } from './figures/figures.command';
import { addFx } from './fx/fx.command';
import { addImport } from './import/import.command';
import { addInvestor } from './investor/investor.command';
import { addJobs } from './jobs/jobs.command';
import { addMessage } from './message/message.command';
import { addMigrate } from './migrate.command';
import { namedOperator } from './named-operator';
import { addPackage } from './package/package.command';
import { addQuestion } from './question/question.command';
import { addSeedDemo } from './seed-demo.command';
import { addStatement } from './statement/statement.command';
import type { Terminal } from './terminal';
import { addVerify } from './verify/verify.command';
import { addWaiting } from './waiting/waiting.command';

type Surroundings = {
  environment: NodeJS.ProcessEnv;
  terminal: Terminal;
  now?: () => Date;
};

export type Manzil = {
  ended: Promise<number>;
  /** Breaks the command off: transactions under way are rolled back as their connections end with the process. */
  interrupt: () => Promise<void>;
};

type Step = { run: () => Promise<void>; outlives: boolean };

/** @param args as in a shell, without the command's own name */
export function runManzil(args: string[], surroundings: Surroundings): Manzil {
  const open: Step[] = [];
  const end = async (steps: Step[]) => {
    open.length = 0;
    for (const { run: step } of steps.reverse()) await step();
  };
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    // A pool would wait for the statement under way.
    return end(open.filter(({ outlives }) => outlives));
  };
  const { terminal, environment, now = () => new Date() } = surroundings;
  const program = new Command('manzil');
  const run: Run =
    (work) =>
    async (...rest) => {
      const { operator: given } = program.opts<{ operator?: string }>();
      const context: CommandContext = {
        config: readConfig(environment, API_ROOT),
        apiRoot: API_ROOT,
        terminal,
        operator: given ?? accountName(),
        namedOperator: () => namedOperator(given),
        now,
        atEnd: (step) => open.push({ run: step, outlives: false }),
        atAnyEnd: (step) => open.push({ run: step, outlives: true }),
      };
      await work(context, ...rest);
    };
  build(program, run, terminal);
  const ended = program
    .parseAsync(args, { from: 'user' })
    .then(() => 0)
    .catch((error) => (interrupted ? 1 : exitCodeOf(error, terminal)))
    .finally(() => end([...open]));
  return { ended, interrupt };
}

function build(program: Command, run: Run, { out, note }: Terminal): void {
  program
    .description(
      "Operators' command of Manzil. Works beside a running API, on the same environment variables (.env.example).",
    )
    .option(
      '--operator <name>',
      'the person who answers for it on record (audit log). Some commands want it, the others take the account of the system',
    )
    // Those below take it over.
    .configureHelp({
      showGlobalOptions: true,
      optionDescription: (option) => {
        const said = new Help().optionDescription(option);
        return option.mandatory ? `${said} (needed)`.trim() : said;
      },
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => out(text.trimEnd()),
      writeErr: (text) => note(text.trimEnd()),
    });
  addMigrate(program, run);
  addSeedDemo(program, run);
  addInvestor(program, run);
  addImport(program, run);
  addDocument(program, run);
  addBankAccount(program, run);
  addAudit(program, run);
  addEscrow(program, run);
  addFx(program, run);
  addPackage(program, run);
  addStatement(program, run);
  addDeclaration(program, run);
  addMessage(program, run);
  addQuestion(program, run);
  addWaiting(program, run);
  addArea(program, run);
  addJobs(program, run);
  addVerify(program, run);
  addFigures(program, run);
  addBackup(program, run);
}

/** Accounts of containers may have a number only. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
