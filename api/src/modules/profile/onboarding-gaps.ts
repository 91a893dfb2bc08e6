import { REQUIRED_CONSENTS } from '@manzil/shared/contract/consents';
import type { Db } from '../../db/connect';
import type { Text } from '../../errors';
import { listConsents } from '../consents/consents.repository';
import { MISSING } from './field-texts';
import { profileOf } from './profile.repository';

const DOCUMENT_MISSING: Text = {
  de: 'Dieses Dokument fehlt noch, ist abgelaufen oder wurde abgelehnt.',
  en: 'This document is still missing, has expired or was declined.',
};
const CONSENT_MISSING: Text = {
  de: 'Hier fehlt noch deine Zustimmung.',
  en: 'Your consent is still missing here.',
};

const PERSONAL = ['date_of_birth', 'nationality', 'phone'] as const;
const IDENTITY = ['passport', 'proof-of-address'];

type Gaps = Record<string, Text>;
type Check = (db: Db, investorId: string, today: string) => Promise<Gaps>;

const gaps = (names: readonly string[], text: Text): Gaps =>
  Object.fromEntries(names.map((name) => [name, text]));

async function personalGaps(...[db, investorId, today]: Parameters<Check>): Promise<Gaps> {
  const profile = await profileOf(db, investorId, today);
  return gaps(
    PERSONAL.filter((name) => profile[name] === null),
    MISSING,
  );
}

async function addressGaps(...[db, investorId, today]: Parameters<Check>): Promise<Gaps> {
  const { address } = await profileOf(db, investorId, today);
  return address?.country ? {} : { address: MISSING };
}

/** A document that is still being reviewed is enough. */
async function identityGaps(...[db, investorId, today]: Parameters<Check>): Promise<Gaps> {
  const { documents } = await profileOf(db, investorId, today);
  const held = documents
    .filter(({ status }) => status !== 'declined')
    .filter(({ valid_until }) => valid_until === null || valid_until >= today)
    .map(({ document_type }) => document_type);
  return gaps(
    IDENTITY.filter((type) => !held.includes(type)),
    DOCUMENT_MISSING,
  );
}

async function consentGaps(...[db, investorId]: Parameters<Check>): Promise<Gaps> {
  const consents = await listConsents(db, { investor_id: investorId });
  const granted = consents.filter((consent) => consent.granted).map(({ purpose }) => purpose);
  return gaps(
    REQUIRED_CONSENTS.filter((purpose) => !granted.includes(purpose)),
    CONSENT_MISSING,
  );
}

/** By the number of steps that are done afterwards. */
const CHECKS: Record<number, Check> = {
  1: personalGaps,
  2: addressGaps,
  3: identityGaps,
  4: consentGaps,
};

/**
 * What still has to be there before this step is done, by name; empty where nothing is missing.
 * @param today calendar day in Asia/Dubai
 */
export async function onboardingGaps(
  db: Db,
  investorId: string,
  step: number,
  today: string,
): Promise<Gaps> {
  return (await CHECKS[step]?.(db, investorId, today)) ?? {};
}
