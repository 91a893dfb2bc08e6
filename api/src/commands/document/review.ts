import type { DeclineCode } from '../../modules/documents/mails/document-declined.mail';
import { reviewDocument } from '../../modules/documents/review-document.usecase';
import { notFound } from '../../platform/http/errors';
import type { CommandContext } from '../command-context';
import { CommandError, UsageError } from '../command-error';
import { inTransaction } from '../in-transaction';
import { openService } from '../open-database';
import { findReviewed } from './documents.repository';

type Options = {
  accept?: true;
  validUntil?: string;
  paidOn?: string;
  decline?: DeclineCode;
  text?: string;
  yes?: true;
  dryRun?: boolean;
  json?: true;
};

export async function review(
  context: CommandContext,
  documentId: string,
  { accept, validUntil, paidOn, decline, text, yes, dryRun = false, json }: Options,
): Promise<void> {
  if (!accept === !decline) throw new UsageError('Say either --accept or --decline <reason>.');
  if (validUntil && !accept) throw new UsageError('--valid-until goes with --accept.');
  if (paidOn && !accept) throw new UsageError('--paid-on goes with --accept.');
  if (text && !decline) throw new UsageError('--text goes with --decline.');
  const operator = context.namedOperator();
  const { terminal } = context;
  const db = await openService(context);
  const document = await findReviewed(db, documentId);
  if (!document) throw notFound();
  const { document_type, uploaded_on, status, email, investor, instalment } = document;
  if (paidOn && !instalment)
    throw new UsageError('--paid-on goes with the proof of an instalment.');
  const proven = instalment ? ` for instalment ${instalment}` : '';
  const named = `${document_type}${proven} of ${investor}, ${email}, handed in on ${uploaded_on}`;
  const overrules = decline && status === 'accepted' ? ', which was accepted' : '';
  if (decline && !yes && !dryRun) {
    const agreed = await terminal.confirm(`Decline (${decline}) the ${named}${overrules}?`);
    if (agreed === null)
      throw new UsageError(`Nobody can be asked here: --yes declines the ${named}${overrules}.`);
    if (!agreed) throw new CommandError('Nothing was changed.');
  }
  const whose = { documentId, operator, seen: status };
  const { paidBefore } = await inTransaction(db, dryRun, (tx) =>
    reviewDocument(
      tx,
      decline
        ? { ...whose, decision: 'declined', code: decline, ...(text && { text }) }
        : {
            ...whose,
            decision: 'accepted',
            ...(validUntil && { valid_until: validUntil }),
            ...(paidOn && { paid_on: paidOn }),
          },
    ),
  );
  if (json) {
    const said = { id: documentId, document_type, uploaded_on, email };
    const decided = { status: decline ? 'declined' : 'accepted', decline_code: decline ?? null };
    return terminal.out(JSON.stringify({ dry_run: dryRun, ...said, ...decided }));
  }
  const done = decline ? 'decline' : 'accept';
  terminal.out(
    `${dryRun ? `Would ${done}` : decline ? 'Declined' : 'Accepted'}: ${named}${overrules}.`,
  );
  if (paidBefore) terminal.out('The instalment was paid already; its day stays.');
  if (dryRun) return;
  terminal.out(
    document.wants_mail
      ? 'The investor is told by mail.'
      : 'The investor wants no mails about documents, so none is sent.',
  );
}
