import type { Command } from 'commander';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import type { Run } from '../command-runner';
import { oneOf, text, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { addAccount } from './add-bank-account';
import { ACCOUNT_STATES } from './bank-accounts.repository';
import { printBankAccounts } from './print-bank-accounts';
import { reviewBankAccount } from './review-bank-account';
import { showBankAccount } from './show-bank-account';

const CURRENCIES = bankAccounts.currency.enumValues;
const DRY_RUN = 'only say what would happen';
const JSON_LINE = 'print one line of JSON';
const id = optionCell(uuid);
const SHOWN = 'as "bank-account list" prints it';

export function addBankAccount(program: Command, run: Run): void {
  const account = program
    .command('bank-account')
    .description('Look at the accounts that payouts go to, and decide on them.');

  account
    .command('list')
    .description(
      'Print the accounts that wait for a decision, or those in another state, the oldest first.',
    )
    .option(
      '--status <status>',
      `${ACCOUNT_STATES.join(', ')}; in_use: payouts go there now`,
      optionCell(oneOf(ACCOUNT_STATES)),
      'pending_verification',
    )
    .action(run(printBankAccounts));

  account
    .command('show')
    .description('Print an account with its whole IBAN; that is on record.')
    .argument('<id>', SHOWN, id)
    .action(run(showBankAccount));

  account
    .command('add')
    .description(
      'Enter an account for an investor who cannot. Make sure who asks. The investor is told by mail, and payouts go there in 48 hours.',
    )
    .argument('<email or number>')
    .requiredOption('--holder <name>', 'as the bank has it', optionCell(text(140)))
    .requiredOption('--iban <iban>', 'with or without blanks')
    .requiredOption('--currency <code>', CURRENCIES.join(', '), optionCell(oneOf(CURRENCIES)))
    .option('--bic <bic>', 'needed where SEPA does not reach')
    .option('--bank <name>', 'as the investor reads it', optionCell(text(140)))
    .option('--dry-run', DRY_RUN)
    .option('--json', JSON_LINE)
    .action(run(addAccount));

  account
    .command('review')
    .description('Accept an account or reject it; the investor is told by mail.')
    .argument('<id>', SHOWN, id)
    .option('--accept', 'it is the investor’s, or the investor has agreed to it')
    .option('--reject', 'no payout goes there')
    .option('--dry-run', DRY_RUN)
    .option('--json', JSON_LINE)
    .action(run(reviewBankAccount));
}
