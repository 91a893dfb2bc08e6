import { eq } from 'drizzle-orm';
import { investors } from '../../src/identity/investors.table';
import { tokenHash } from '../../src/identity/session-token';
import { passwordLinks } from '../../src/modules/passwords/password-links.table';
import { resetCodeHash } from '../../src/modules/passwords/reset-code';
import { resetCodes } from '../../src/modules/passwords/reset-codes.table';
import type { Db } from '../../src/platform/postgres/connect';
import type { Leak } from './leaks';
import type { WaitingMail } from './waiting-mails';

const WHERE = 'a mail to somebody else';

/** Codes in mails to somebody else than whose account they open. */
export async function misdirectedCodes(
  owner: Db,
  mails: readonly WaitingMail[],
  authKey: Buffer,
): Promise<Leak[]> {
  if (!mails.some(({ code }) => code)) return [];
  const { flow_hash, code_hash } = resetCodes;
  const resets = await owner
    .select({ flow_hash, code_hash, email: investors.email })
    .from(resetCodes)
    .innerJoin(investors, eq(investors.id, resetCodes.investor_id));
  return resets.flatMap((reset) => {
    const saying = mails.filter(
      ({ code }) => code && resetCodeHash(authKey, reset.flow_hash, code) === reset.code_hash,
    );
    const [first] = saying;
    // Somebody else's may be the same by chance.
    const toOwner = saying.some(({ to }) => to === reset.email);
    return first && !toOwner ? [{ kind: 'code', where: WHERE, text: first.template }] : [];
  });
}

/** Links in mails to somebody else than whose account they open. */
export async function misdirectedLinks(owner: Db, mails: readonly WaitingMail[]): Promise<Leak[]> {
  if (!mails.some(({ linkToken }) => linkToken)) return [];
  const links = await owner
    .select({ token_hash: passwordLinks.token_hash, email: investors.email })
    .from(passwordLinks)
    .innerJoin(investors, eq(investors.id, passwordLinks.investor_id));
  const addresses = new Map(links.map(({ token_hash, email }) => [token_hash, email]));
  return mails.flatMap(({ linkToken, template, to }) => {
    const address = addresses.get(tokenHash(linkToken));
    const wrong = address !== undefined && address !== to;
    return wrong ? [{ kind: 'token', where: WHERE, text: template }] : [];
  });
}
