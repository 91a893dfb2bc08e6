import { QUESTION_MAX_LENGTH } from '@manzil/shared/contract/booking-questions/booking-questions';
import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { integer, text, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { answer, close } from './answer-question';
import { printQuestion, printQuestions } from './print-questions';

const ID = 'as "question list" prints it';
const id = optionCell(uuid);
const seen = [
  '--seen <number>',
  'how many messages you have read, as "question show" numbers them; one more is not passed over',
  optionCell(integer(1, 10_000)),
] as const;

export function addQuestion(program: Command, run: Run): void {
  const question = program
    .command('question')
    .description('Read what investors ask about their bookings, and answer it.');

  question
    .command('list')
    .description('Print the questions that wait for an answer, the longest waiting first.')
    .option('--all', 'those that were answered or closed, too')
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .action(run(printQuestions));

  question
    .command('show')
    .description('Print one: the booking, and all that was written.')
    .argument('<id>', ID, id)
    .action(run(printQuestion));

  question
    .command('answer')
    .description('Answer one; the investor is told by mail that the answer is at the booking.')
    .argument('<id>', ID, id)
    .requiredOption(...seen)
    .requiredOption(
      '--text <text>',
      'what the investor reads',
      optionCell(text(QUESTION_MAX_LENGTH)),
    )
    .option(
      '--signed <name>',
      'who answers, as the investor reads it: "Samira Haddad, Buchhaltung"',
      optionCell(text(100)),
    )
    .action(run(answer));

  question
    .command('close')
    .description('Take one off the list without an answer. The investor may write again.')
    .argument('<id>', ID, id)
    .requiredOption(...seen)
    .action(run(close));
}
