import { formatMoney } from '@manzil/shared/format/money';
import { formatReceived } from '@manzil/shared/format/received';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { findQuestion, listQuestions, type Question } from './questions.repository';

const HEAD = ['id', 'since', 'state', 'investor', 'booking', 'asks'];
const BEGINNING = 40;

export async function printQuestions(
  context: CommandContext,
  { all = false, limit }: { all?: boolean; limit: number },
): Promise<void> {
  const { terminal } = context;
  const db = await openService(context);
  const found = await listQuestions(db, all, limit);
  if (found.length === 0) return terminal.note('Nobody waits for an answer.');
  for (const line of tableLines([HEAD, ...found.map(cells)])) terminal.out(line);
  if (found.length === limit) terminal.note(`The first ${limit}. More: --limit.`);
}

const cells = (question: Question) => [
  question.id,
  question.changed_at.slice(0, 16).replace('T', ' '),
  question.state,
  question.email,
  bookingOf(question),
  (question.messages.findLast(({ author }) => author === 'investor')?.text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, BEGINNING),
];

const bookingOf = ({ booking_id, category, amount, currency }: Question) =>
  `${booking_id.slice(0, 10)} ${category} ${formatMoney({ amount, currency }, 'en')}`;

export async function printQuestion(context: CommandContext, id: string): Promise<void> {
  const question = await knownQuestion(context, id);
  const { out, note } = context.terminal;
  const { messages } = question;
  const rows = [
    ['state', question.state],
    ['investor', `${question.investor}, ${question.email}`],
    ['booking', question.booking_id],
    ['unit', question.unit ?? ''],
    ['booked', `${bookingOf(question)}, ${question.booked}`],
  ];
  for (const [label = '', value = ''] of rows) if (value) out(`${label.padEnd(10)}${value}`);
  for (const [index, { author, sent_at, text }] of messages.entries()) {
    out('');
    out(`${index + 1}. ${author}, ${formatReceived(new Date(sent_at), 'en')}`);
    for (const line of text.split('\n')) out(line);
  }
  note(`To answer: question answer ${id} --seen ${messages.length} --text "…"`);
}

/** @throws CommandError */
export async function knownQuestion(context: CommandContext, id: string): Promise<Question> {
  const found = await findQuestion(await openService(context), id);
  if (!found) throw new CommandError(`There is no question ${id}.`);
  return found;
}
