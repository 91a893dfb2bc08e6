import { REQUIRED_CONSENTS } from '@manzil/shared/contract/consents/consents';
import type { InvestorId } from '../../identity/signed-in';
import type { Text } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { listConsents } from '../consents/consents.repository';
import { MISSING } from '../profile/field-texts';
import { profileOf } from '../profile/profile.repository';
import { hasTaxResidency } from '../tax-residencies/tax-countries.repository';
import { askedOf, unitsOf } from './onboarding.repository';
import { CONSENT_MISSING, DOCUMENT_MISSING, UNITS_OPEN } from './onboarding-gap-texts';

const PERSONAL = ['date_of_birth', 'nationality', 'phone'] as const;
const IDENTITY = ['passport', 'proof-of-address'];

type Gaps = Record<string, Text>;
type Check = (db: Db, investorId: InvestorId, today: string, said: Said) => Promise<Gaps>;
export type Said = { unitsConfirmed: boolean };

const gaps = (names: readonly string[], text: Text): Gaps =>
  Object.fromEntries(names.map((name) => [name, text]));

async function personalGaps(...[db, investorId, today]: Parameters<Check>): Promise<Gaps> {
  const profile = await profileOf(db, investorId, today);
  const { investor_type } = await askedOf(db, investorId);
  return {
    ...gaps(
      PERSONAL.filter((name) => profile[name] === null),
      MISSING,
    ),
    ...(investor_type === null && { investor_type: MISSING }),
    ...(await consentGaps(db, investorId)),
  };
}

async function addressGaps(...[db, investorId, today]: Parameters<Check>): Promise<Gaps> {
  const { address } = await profileOf(db, investorId, today);
  const { pep } = await askedOf(db, investorId);
  const isTaxed = await hasTaxResidency(db, investorId);
  return {
    ...(!address?.country && { address: MISSING }),
    ...(!isTaxed && { tax: MISSING }),
    ...(pep === null && { pep: MISSING }),
  };
}

/** Types of the documents that count. One that is still being reviewed is enough. */
async function heldTypes(...[db, investorId, today]: Parameters<Check>): Promise<string[]> {
  const { documents } = await profileOf(db, investorId, today);
  return documents
    .filter(({ status }) => status !== 'declined')
    .filter(({ valid_until }) => valid_until === null || valid_until >= today)
    .map(({ document_type }) => document_type);
}

async function identityGaps(...check: Parameters<Check>): Promise<Gaps> {
  const held = await heldTypes(...check);
  return gaps(
    IDENTITY.filter((type) => !held.includes(type)),
    DOCUMENT_MISSING,
  );
}

/** Nobody gets past this step without the consents: it was here that they were asked for once. */
async function propertyGaps(...check: Parameters<Check>): Promise<Gaps> {
  const [db, investorId, today, { unitsConfirmed }] = check;
  const units = await unitsOf(db, investorId, today);
  const isSettled =
    (unitsConfirmed && units.length > 0) ||
    (await heldTypes(...check)).includes('purchase-contract');
  return { ...(!isSettled && { units: UNITS_OPEN }), ...(await consentGaps(db, investorId)) };
}

async function consentGaps(db: Db, investorId: InvestorId): Promise<Gaps> {
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
  4: propertyGaps,
};

/** What is missing before this step is done, by name. @param today calendar day in Asia/Dubai */
export async function onboardingGaps(
  db: Db,
  investorId: InvestorId,
  step: number,
  today: string,
  said: Said,
): Promise<Gaps> {
  return (await CHECKS[step]?.(db, investorId, today, said)) ?? {};
}
