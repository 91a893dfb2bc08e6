import { TypedPerson, TypedResidence } from '@manzil/shared/contract/onboarding/onboarding';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import type { onboardingDrafts } from './onboarding-drafts.table';

type Typed = { person: TypedPerson; residence: TypedResidence };
export type DraftStep = keyof Typed;
export type Draft = { [Step in DraftStep]: { step: Step; typed: Typed[Step] } }[DraftStep];

export type DraftRow = typeof onboardingDrafts.$inferSelect;
export type Kept<Step extends DraftStep> = {
  /** null where nothing is typed that is not recorded. */
  typed: Typed[Step] | null;
  version: number;
  saved_at: string | null;
};

const schemas = { person: TypedPerson, residence: TypedResidence };
const NOTHING = { typed: null, version: 0, saved_at: null };

export const placeOf = (investorId: string, step: DraftStep) =>
  `onboarding_drafts.typed:${investorId}:${step}`;

export function opened<Step extends DraftStep>(
  fields: FieldCipher,
  row: DraftRow | undefined,
  step: Step,
): Kept<Step> {
  if (!row) return NOTHING;
  const { investor_id, typed_sealed: sealed, typed_key_id: key_id, version, updated_at } = row;
  if (!sealed || !key_id) return { ...NOTHING, version };
  const text = fields.open(placeOf(investor_id, step), { sealed, key_id });
  // What another version of the portal kept in another form is as good as nothing.
  const typed = schemas[step].safeParse(JSON.parse(text)).data ?? null;
  return { typed: typed as Typed[Step] | null, version, saved_at: updated_at.toISOString() };
}
