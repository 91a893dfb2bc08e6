import type { Db } from '../../platform/postgres/connect';
import { CommandError } from '../command-error';
import { quoted } from '../quoted';
import { findByEmail, type ListedInvestor } from './investors.repository';

/** Held for a change. @throws CommandError where there is none, or the account is closed */
export async function knownInvestor(tx: Db, email: string): Promise<ListedInvestor> {
  const investor = await findByEmail(tx, email);
  if (!investor) throw new CommandError(`There is no investor with the e-mail ${quoted(email)}.`);
  if (investor.status === 'closed') throw new CommandError(`The account of ${email} is closed.`);
  return investor;
}
