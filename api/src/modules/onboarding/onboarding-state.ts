import type { ConsentPurpose } from '@manzil/shared/contract/consents/consents';
import type {
  OnboardingState,
  TypedPerson,
  TypedResidence,
} from '@manzil/shared/contract/onboarding/onboarding';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { listConsents } from '../consents/consents.repository';
import { profileOf } from '../profile/profile.repository';
import {
  listTaxResidencies,
  type TaxResidency,
} from '../tax-residencies/tax-residencies.repository';
import { askedOf, stepOf, unitsOf } from './onboarding.repository';
import { draftsOf } from './onboarding-drafts.repository';

type Asked = Awaited<ReturnType<typeof askedOf>>;

/** @param today calendar day in Asia/Dubai */
export async function onboardingState(
  db: Db,
  fields: FieldCipher,
  investorId: InvestorId,
  today: string,
): Promise<OnboardingState> {
  const profile = await profileOf(db, investorId, today);
  const asked = await askedOf(db, investorId);
  const { person, residence } = await draftsOf(db, fields, investorId);
  const tax = await listTaxResidencies(db, fields, investorId);
  const consents = await listConsents(db, { investor_id: investorId });
  const accepted = (text: ConsentPurpose) =>
    consents.find(({ purpose, granted }) => purpose === text && granted)?.version ?? null;
  return {
    onboarding_step: await stepOf(db, investorId),
    person: { ...person, typed: person.typed ?? recordedPerson(profile, asked) },
    residence: { ...residence, typed: residence.typed ?? recordedResidence(profile, asked, tax) },
    accepted: { terms: accepted('terms'), privacy: accepted('privacy') },
    units: await unitsOf(db, investorId, today),
  };
}

const recordedPerson = (profile: Profile, asked: Asked): TypedPerson => ({
  salutation: profile.salutation ?? '',
  investor_type: asked.investor_type ?? '',
  company_name: asked.company_name ?? '',
  company_registration: asked.company_registration ?? '',
  date_of_birth: profile.date_of_birth ?? '',
  nationality: profile.nationality ?? '',
  phone: profile.phone_display ?? '',
  locale: asked.locale,
});

const recordedResidence = (
  { address }: Profile,
  { pep }: Asked,
  tax: readonly TaxResidency[],
): TypedResidence => ({
  street: address?.street ?? '',
  house_no: address?.house_no ?? '',
  line2: address?.line2 ?? '',
  postal_code: address?.postal_code ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  country: address?.country ?? '',
  tax: tax.map(({ country, tax_id }) => ({ country, tax_id: tax_id ?? '' })),
  pep: pep === null ? '' : pep ? 'yes' : 'no',
});
