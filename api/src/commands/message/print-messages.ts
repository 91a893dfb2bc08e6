import { formatReceived } from '@manzil/shared/format/received';
import {
  findMessage,
  type StoredMessage,
} from '../../modules/contact-messages/contact-messages.repository';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { countMessages, listMessages } from './messages.repository';

const HEAD = ['id', 'received', 'mailed', 'e-mail', 'name', 'begins'];
const BEGINNING = 40;

export async function printMessages(
  context: CommandContext,
  { email = null, limit }: { email?: string | null; limit: number },
): Promise<void> {
  const { terminal } = context;
  const db = await openService(context);
  const found = await listMessages(db, email, limit);
  for (const line of tableLines([HEAD, ...found.map(cells)])) terminal.out(line);
  if (found.length < limit) return;
  const all = await countMessages(db, email);
  if (all > limit) terminal.note(`The newest ${limit} of ${all}. More: --limit.`);
}

const cells = ({ id, received_at, mailed, email, name, message }: StoredMessage) => [
  id,
  received_at.toISOString(),
  mailed ? 'yes' : 'no',
  email,
  name,
  message.replace(/\s+/g, ' ').slice(0, BEGINNING),
];

export async function printMessage(context: CommandContext, id: string): Promise<void> {
  const db = await openService(context);
  const found = await findMessage(db, id);
  if (!found) throw new CommandError(`There is no message ${id}.`);
  const rows = [
    ['received', formatReceived(found.received_at, 'en')],
    ['name', found.name],
    ['e-mail', found.email],
    ['phone', found.phone ?? ''],
    ['answer', `in ${found.language}`],
    ['mailed', found.mailed ? 'yes' : 'no'],
  ];
  for (const [label = '', value = ''] of rows)
    if (value) context.terminal.out(`${label.padEnd(10)}${value}`);
  for (const line of ['', ...found.message.split('\n')]) context.terminal.out(line);
}
