import type {
  Consent,
  ConsentInput,
  ConsentPurpose,
} from '@manzil/shared/contract/consents/consents';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { consents } from './consents.table';

export type Subject = { investor_id: string } | { anon_id: string };
type Asked = { investor_id: InvestorId } | { anon_id: string };

const isOf = (subject: Asked): SQL =>
  'investor_id' in subject
    ? eq(consents.investor_id, subject.investor_id)
    : eq(consents.anon_id, subject.anon_id);

const DECISION = {
  purpose: consents.purpose,
  granted: consents.granted,
  version: consents.version,
  at: consents.at,
};

export async function listConsents(db: Db, subject: Asked): Promise<Consent[]> {
  const rows = await db
    .selectDistinctOn([consents.purpose], DECISION)
    .from(consents)
    .where(isOf(subject))
    .orderBy(consents.purpose, desc(consents.id));
  return rows.map(toConsent);
}

/** One that is no change adds nothing. @returns what holds, and whether it is new */
export async function decide(
  tx: Db,
  subject: Subject,
  purpose: ConsentPurpose,
  { granted, version }: ConsentInput,
): Promise<{ consent: Consent; changed: boolean }> {
  const [latest] = await tx
    .select(DECISION)
    .from(consents)
    .where(and(isOf(subject), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  if (latest?.granted === granted && latest.version === version) {
    return { consent: toConsent(latest), changed: false };
  }
  const [added] = await tx
    .insert(consents)
    .values({ ...subject, purpose, granted, version })
    .returning(DECISION);
  if (!added) throw new Error('The decision was not stored.');
  return { consent: toConsent(added), changed: true };
}

type Row = Omit<Consent, 'at'> & { at: Date };

const toConsent = ({ at, ...consent }: Row): Consent => ({ ...consent, at: at.toISOString() });
