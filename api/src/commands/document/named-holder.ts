import type { Db } from '../../platform/postgres/connect';
import { CommandError } from '../command-error';
import { findByEmailOrNumber } from '../investor/investors.repository';
import { quoted } from '../quoted';
import { unitsOfOwner } from './documents.repository';
import type { NamedDocument } from './named-document';

export type Holder = { investorId: string; unitId: string | null };

/** @throws CommandError where either is not there */
export async function findHolder(
  db: Db,
  { investor: who, unit }: NamedDocument,
  today: string,
): Promise<Holder> {
  const investor = await findByEmailOrNumber(db, who);
  if (!investor) throw new CommandError(`There is no investor ${quoted(who)}.`);
  if (investor.status === 'closed') throw new CommandError(`The account of ${who} is closed.`);
  if (!unit) return { investorId: investor.id, unitId: null };
  const owned = await unitsOfOwner(db, investor.id, today);
  const found = owned.find(({ unit_id, label }) => unit === unit_id || unit === label);
  if (!found) throw new CommandError(`${who} owns no unit ${quoted(unit)} today.`);
  return { investorId: investor.id, unitId: found.unit_id };
}
