import type { Command } from 'commander';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import type { Run } from '../command-runner';
import { oneOf, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { printBankAccounts } from './print-bank-accounts';
import { reviewBankAccount } from './review-bank-account';
import { showBankAccount } from './show-bank-account';

const STATUSES = bankAccounts.status.enumValues;
const id = optionCell(uuid);
const SHOWN = 'as "bank-account list" prints it';

export function addBankAccount(program: Command, run: Run): void {
  const account = program
    .command('bank-account')
    .description('Look at the accounts that payouts go to, and decide on them.');

  account
    .command('list')
    .description('Print the accounts that wait for a decision, the oldest first.')
    .option(
      '--status <status>',
      STATUSES.join(', '),
      optionCell(oneOf(STATUSES)),
      'pending_verification',
    )
    .action(run(printBankAccounts));

  account
    .command('show')
    .description('Print an account with its whole IBAN; that is on record.')
    .argument('<id>', SHOWN, id)
    .action(run(showBankAccount));

  account
    .command('review')
    .description('Accept an account or reject it; of a rejection the investor is told by mail.')
    .argument('<id>', SHOWN, id)
    .option('--accept', 'it is the investor’s, or the investor has agreed to it')
    .option('--reject', 'no payout goes there')
    .action(run(reviewBankAccount));
}
