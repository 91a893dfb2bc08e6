import { isDeepStrictEqual } from 'node:util';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database, Db } from '../../platform/postgres/connect';
import { accountKey } from '../../platform/secrets/keyed-hash';
import type { DeclarationLimits } from './declaration-limits';
import { declarationDiffers } from './declarations.errors';
import {
  type Declaration,
  findDeclaration,
  insertDeclaration,
  type NewDeclaration,
} from './declarations.repository';
import { cancellationReceived } from './mails/cancellation-received.mail';
import { withdrawalReceived } from './mails/withdrawal-received.mail';

type Sent = Omit<NewDeclaration, 'receipt_mailed'>;
type Means = { db: Database; authKey: Buffer; limits: DeclarationLimits };

/** Sent again it is the first one, which `check` no longer refuses. @throws tooManyAttempts, declarationDiffers */
export async function receiveDeclaration(
  { db, authKey, limits }: Means,
  declaration: Sent,
  address: string,
  check: () => void = () => undefined,
): Promise<{ received: Declaration; isNew: boolean }> {
  await limits.countRequest(address);
  const before = await findDeclaration(db, declaration.id);
  if (before) return { received: same(before, declaration), isNew: false };
  check();
  const receipt_mailed = await limits.mayMail(accountKey(authKey, declaration.email));
  const stored = await db.transaction((tx) => store(tx, { ...declaration, receipt_mailed }));
  if (stored) return { received: stored, isNew: true };
  const meanwhile = await findDeclaration(db, declaration.id);
  if (!meanwhile) throw new Error('The declaration was not stored.');
  return { received: same(meanwhile, declaration), isNew: false };
}

async function store(tx: Db, declaration: NewDeclaration): Promise<Declaration | null> {
  const stored = await insertDeclaration(tx, declaration);
  if (!stored) return null;
  if (stored.receipt_mailed) await queueReceipt(tx, stored);
  await recordAuditEvent(tx, {
    actor: { type: 'system', id: null },
    action: `${stored.kind}.received`,
    entity_type: 'declaration',
    entity_id: stored.id,
    detail: stored.receipt_mailed ? {} : { receipt_mailed: false },
  });
  return stored;
}

function queueReceipt(tx: Db, declaration: Declaration): Promise<void> {
  const { kind, email, notice, ends_on, language } = declaration;
  const received_at = declaration.received_at.toISOString();
  if (kind === 'withdrawal' || !notice) {
    const values = { received_at };
    return queueMail(tx, { to: email, language, template: withdrawalReceived, values });
  }
  const values = { received_at, notice, ends_on };
  return queueMail(tx, { to: email, language, template: cancellationReceived, values });
}

/** In which language it is said again makes no other declaration. */
function same(before: Declaration, { language: _, ...again }: Sent): Declaration {
  const { language, received_at, receipt_mailed, ...said } = before;
  if (!isDeepStrictEqual(said, again)) throw declarationDiffers();
  return before;
}
