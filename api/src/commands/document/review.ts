import { reviewDocument } from '../../modules/documents/review-document.usecase';
import type { DeclineCode } from '../../modules/mail/templates/mail-templates';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';

type Options = { accept?: true; validUntil?: string; decline?: DeclineCode; text?: string };

export async function review(
  context: CommandContext,
  documentId: string,
  { accept, validUntil, decline, text }: Options,
): Promise<void> {
  if (!accept === !decline) throw new CommandError('Say either --accept or --decline <reason>.');
  if (validUntil && !accept) throw new CommandError('--valid-until goes with --accept.');
  if (text && !decline) throw new CommandError('--text goes with --decline.');
  const db = await openService(context);
  const whose = { documentId, operator: context.operator };
  await db.transaction((tx) =>
    reviewDocument(
      tx,
      decline
        ? { ...whose, decision: 'declined', code: decline, ...(text && { text }) }
        : { ...whose, decision: 'accepted', ...(validUntil && { valid_until: validUntil }) },
    ),
  );
  context.terminal.out(decline ? 'Declined; the investor is told by mail.' : 'Accepted.');
}
