import type { Command } from 'commander';
import { investors } from '../../identity/investors.table';
import type { Run } from '../command-runner';
import { country, email, integer, oneOf, text } from '../import/cells';
import { optionCell } from '../option-cells';
import { setAddress } from './change-address';
import { changeInvestor } from './change-investor';
import { createInvestor } from './create-investor';
import { eraseInvestor } from './erase-investor';
import { exportInvestor } from './export-investor';
import { lock, unlock } from './lock-investor';
import { printInvestors } from './print-investors';
import { removeSecondFactor } from './remove-second-factor';
import { resetLink } from './reset-link';
import { showInvestor } from './show-investor';

export function addInvestor(program: Command, run: Run): void {
  const investor = program
    .command('investor')
    .description('Create, change, lock, export and erase the accounts of investors.');

  investor
    .command('create')
    .description(
      'Create an account and print a link to set its password with, once, within seven days. The investor gets it by mail.',
    )
    .requiredOption('--email <address>', 'what the investor signs in with', optionCell(email))
    .requiredOption('--first-name <name>', 'as in the passport', optionCell(text(80)))
    .requiredOption('--last-name <name>', 'as in the passport', optionCell(text(80)))
    .option('--locale <language>', 'de or en', optionCell(oneOf(['de', 'en'])), 'de')
    .option(
      '--onboarding-step <number>',
      'steps that are done already, 0 to 4; at 4 the portal is open',
      optionCell(integer(0, 4)),
      0,
    )
    .option('--no-mail', 'only print the link')
    .action(run(createInvestor));

  investor
    .command('list')
    .description('Print number, e-mail, name, status and onboarding step of all investors.')
    .option(
      '--status <status>',
      `only these: ${investors.status.enumValues.join(', ')}`,
      optionCell(oneOf(investors.status.enumValues)),
    )
    .option('--asked-for-erasure', 'only those who asked for it in the portal')
    .action(run(printInvestors));

  investor
    .command('show')
    .description(
      'Print what is known of one: account, person or company, profile, address, payout account, documents, units and their packages.',
    )
    .argument('<email or number>')
    .option('--json', 'one JSON document instead of lines')
    .action(run(showInvestor));

  investor
    .command('address')
    .description('Give an investor the address that holds from today on; the one before is kept.')
    .argument('<email>')
    .requiredOption('--street <name>', 'without the number', optionCell(text(120)))
    .option('--house-no <number>', '', optionCell(text(20)))
    .option('--line2 <text>', 'what the address has besides', optionCell(text(120)))
    .option('--postal-code <code>', '', optionCell(text(12)))
    .requiredOption('--city <name>', '', optionCell(text(80)))
    .option('--state <name>', 'canton, emirate or the like', optionCell(text(80)))
    .requiredOption('--country <code>', 'of two letters, as DE', optionCell(country))
    .option('--dry-run', 'only try')
    .action(run(setAddress));

  investor
    .command('lock')
    .description('Keep an investor out: all sessions and the link to set a password end.')
    .argument('<email>')
    .action(run(lock));

  investor
    .command('unlock')
    .description('Let a locked investor in again.')
    .argument('<email>')
    .action(run(unlock));

  investor
    .command('second-factor')
    .description('The authenticator app beside the password.')
    .command('remove')
    .description(
      'Remove it for an investor who has lost phone and recovery codes; all sessions end. Make sure who asks. The investor gets a mail.',
    )
    .argument('<email>')
    .requiredOption(
      '--reason <text>',
      'how the identity was proven, for the log that is kept for good: no names, no numbers',
      optionCell(text(200)),
    )
    .action(run(removeSecondFactor));

  investor
    .command('change')
    .description(
      'Change what investors cannot change themselves. Make sure who asks: a new e-mail is a new key to the account.',
    )
    .argument('<email>')
    .option('--email <address>', 'the new one; the former is told by mail', optionCell(email))
    .option(
      '--correction',
      'the former e-mail was mistyped and never the investor’s: nothing is sent there any more',
    )
    .option('--first-name <name>', 'as in the passport', optionCell(text(80)))
    .option('--last-name <name>', 'as in the passport', optionCell(text(80)))
    .action(run(changeInvestor));

  investor
    .command('export')
    .description('Write all that is stored about an investor, files too, into a new folder.')
    .argument('<email or number>')
    .argument('<folder>')
    .action(run(exportInvestor));

  investor
    .command('erase')
    .description(
      'Close an account and erase what no law wants kept; once books are out of their time, the rest.',
    )
    .argument('<email or number>')
    .option('--yes', 'do it; without, only say what would happen')
    .action(run(eraseInvestor));

  investor
    .command('reset-link')
    .description(
      'Print a link to set a new password with, once, within seven days. Make sure whom you give it to. ' +
        'Who has not set a password yet also gets it by mail.',
    )
    .argument('<email>')
    .option('--no-mail', 'only print the link')
    .action(run(resetLink));
}
