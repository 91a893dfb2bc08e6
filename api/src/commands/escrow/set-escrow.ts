import { ibanProblem, plainIban } from '@manzil/shared/domain/iban';
import { setEscrowAccount } from '../../modules/instalments/escrow-accounts.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import { openFields } from '../../platform/secrets/field-keys';
import type { CommandContext } from '../command-context';
import { CommandError, UsageError } from '../command-error';
import { inTransaction } from '../in-transaction';
import { openService } from '../open-database';
import { quoted } from '../quoted';
import { findProjects, type Project } from './escrow.repository';

type Options = { holder: string; iban: string; dryRun?: boolean; json?: true };

export async function setEscrow(
  context: CommandContext,
  named: string,
  { holder: holder_name, dryRun = false, json, ...typed }: Options,
): Promise<void> {
  const { config, terminal } = context;
  const operator = context.namedOperator();
  const iban = plainIban(typed.iban);
  const problem = ibanProblem(iban);
  if (problem) throw new UsageError(problem.en);
  const db = await openService(context);
  const fields = await openFields(config, db);
  const project = await inTransaction(db, dryRun, async (tx) => {
    const found = await theProject(tx, named);
    assertAgrees(found, iban);
    const account = { holder_name, iban, entered_by: operator };
    await setEscrowAccount(tx, fields, found.property_id, account);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'escrow_account.set',
      entity_type: 'property',
      entity_id: String(found.property_id),
      detail: { iban_country: iban.slice(0, 2) },
    });
    return found;
  });
  const { property_id, name, bank_name, iban_last4 } = project;
  if (json) {
    const said = { property_id, name, bank_name, holder_name, iban_last4 };
    return terminal.out(JSON.stringify({ dry_run: dryRun, ...said }));
  }
  terminal.out(
    `${dryRun ? 'Would enter' : 'Entered'} the account of ${name}: ${holder_name}, ${bank_name}, … ${iban_last4}.`,
  );
}

async function theProject(db: Db, named: string): Promise<Project> {
  const [project, ...others] = await findProjects(db, named);
  if (!project) throw new CommandError(`There is no project ${quoted(named)}.`);
  if (others.length > 0)
    throw new CommandError(`Several projects are called ${quoted(named)}: give the id instead.`);
  return project;
}

/** The second source is what protects owners from a letter with another account. */
function assertAgrees({ name, iban_last4 }: Project, iban: string): void {
  if (iban_last4 === null)
    throw new CommandError(
      `${name} has no escrow_iban_last4: import it with properties.csv first, from another source than this IBAN.`,
    );
  if (iban.slice(-4) !== iban_last4)
    throw new CommandError(
      `The account of ${name} ends in ${iban_last4} by properties.csv, this IBAN in ${iban.slice(-4)}: ask the developer.`,
    );
}
