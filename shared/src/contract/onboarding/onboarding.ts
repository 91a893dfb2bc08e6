import { ConsentInput } from '../consents/consents';
import { CountryCode } from '../country-code';
import { InputDay, line, optionalLine, PhoneNumber } from '../entered-values';
import { Instant } from '../instant';
import { Salutation } from '../profile/profile';
import { z } from '../schema';
import { MAX_TAX_RESIDENCIES } from '../tax-residencies/tax-residencies';
import { Language } from '../values';
import { Version } from '../version';

export const OnboardingInput = z.strictObject({
  /** The number of steps that are done: the present one, which changes nothing, or one more. */
  step: z.int().check(z.gte(1), z.lte(4)),
  /** Of the last step: the units that the portal names are all there are. */
  units_confirmed: z.optional(z.boolean()),
});
export const Onboarding = z.object({ onboarding_step: z.int().check(z.gte(0), z.lte(4)) });

export const InvestorType = z.enum(['person', 'company']);
export type InvestorType = z.infer<typeof InvestorType>;

const TextVersion = ConsentInput.shape.version;

/** The first step, whole. A company is represented by the person whose name the account has. */
export const PersonInput = z.strictObject({
  salutation: z.nullable(Salutation),
  investor_type: InvestorType,
  /** Of a company both have to be there. */
  company_name: optionalLine(160),
  /** Number of the register or of the licence. */
  company_registration: optionalLine(60),
  date_of_birth: InputDay,
  nationality: CountryCode,
  phone: PhoneNumber,
  /** Of mails. */
  locale: Language,
  /** Versions of the texts that were accepted. */
  terms: TextVersion,
  privacy: TextVersion,
  /** Of the step, as it was read. */
  version: Version,
});
export type PersonInput = z.infer<typeof PersonInput>;

/** The second step, whole. */
export const ResidenceInput = z.strictObject({
  street: line(120),
  house_no: optionalLine(20),
  line2: optionalLine(120),
  /** null = the country has none; most have, so it has to be said. */
  postal_code: z.nullable(line(12)),
  city: line(80),
  state: optionalLine(80),
  country: CountryCode,
  /** Where taxes are paid; a German number has to be there. */
  tax: z
    .array(z.strictObject({ country: CountryCode, tax_id: z.nullable(line(30)) }))
    .check(z.minLength(1), z.maxLength(MAX_TAX_RESIDENCIES)),
  /** Politically exposed, or close to somebody who is. */
  pep: z.boolean(),
  version: Version,
});
export type ResidenceInput = z.infer<typeof ResidenceInput>;

/** Whatever stands in a field while somebody types; nothing of it is checked. */
const typed = z._default(z.string().check(z.maxLength(250)), '');

export const TypedPerson = z.strictObject({
  salutation: typed,
  investor_type: typed,
  company_name: typed,
  company_registration: typed,
  date_of_birth: typed,
  nationality: typed,
  phone: typed,
  locale: typed,
});
export type TypedPerson = z.infer<typeof TypedPerson>;

export const TypedResidence = z.strictObject({
  street: typed,
  house_no: typed,
  line2: typed,
  postal_code: typed,
  city: typed,
  state: typed,
  country: typed,
  tax: z._default(
    z
      .array(z.strictObject({ country: typed, tax_id: typed }))
      .check(z.maxLength(MAX_TAX_RESIDENCIES)),
    [],
  ),
  /** `yes`, `no` or nothing. */
  pep: typed,
});
export type TypedResidence = z.infer<typeof TypedResidence>;

export const PersonDraftInput = z.strictObject({ typed: TypedPerson, version: Version });
export const ResidenceDraftInput = z.strictObject({ typed: TypedResidence, version: Version });

/** `version`: of the step. Each save raises it, so that of two devices the second is told. */
export const DraftSaved = z.object({ version: Version, saved_at: Instant });
export type DraftSaved = z.infer<typeof DraftSaved>;

const stepOf = <Typed extends z.ZodMiniType>(values: Typed) =>
  z.object({
    /** What was typed last, else what is recorded. */
    typed: values,
    version: Version,
    /** When something was typed last that is not recorded yet. */
    saved_at: z.nullable(Instant),
  });

export const OnboardingState = z.object({
  onboarding_step: z.int().check(z.gte(0), z.lte(4)),
  person: stepOf(TypedPerson),
  residence: stepOf(TypedResidence),
  /** Which version of each text is accepted; null = none. */
  accepted: z.object({ terms: z.nullable(TextVersion), privacy: z.nullable(TextVersion) }),
  /** The investor's own, by building and number. */
  units: z.array(z.object({ unit_id: z.uuid(), property_name: z.string(), unit_no: z.string() })),
});
export type OnboardingState = z.infer<typeof OnboardingState>;
