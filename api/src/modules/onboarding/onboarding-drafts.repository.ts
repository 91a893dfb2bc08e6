import { and, eq, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { onboardingDrafts } from './onboarding-drafts.table';
import {
  type Draft,
  type DraftRow,
  type DraftStep,
  type Kept,
  opened,
  placeOf,
} from './sealed-drafts.repository';

export type Saved = { version: number; saved_at: string };

export type Drafts = { [Step in DraftStep]: Kept<Step> };

/** What is typed in each step, and its version; 0 where nothing ever was. */
export async function draftsOf(
  db: Db,
  fields: FieldCipher,
  investorId: InvestorId,
): Promise<Drafts> {
  const rows = await db
    .select()
    .from(onboardingDrafts)
    .where(eq(onboardingDrafts.investor_id, investorId));
  const find = (step: DraftStep) => rows.find((row) => row.step === step);
  return {
    person: opened(fields, find('person'), 'person'),
    residence: opened(fields, find('residence'), 'residence'),
  };
}

/** Keeps what is typed. @returns the next version @throws versionConflict */
export async function saveDraft(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  { step, typed }: Draft,
  version: number,
): Promise<Saved> {
  const { sealed, key_id } = fields.seal(placeOf(investorId, step), JSON.stringify(typed));
  return nextVersion(tx, investorId, step, version, { typed_sealed: sealed, typed_key_id: key_id });
}

/** @throws versionConflict */
export async function settleDraft(
  tx: Db,
  investorId: string,
  step: DraftStep,
  version: number,
): Promise<void> {
  await nextVersion(tx, investorId, step, version, { typed_sealed: null, typed_key_id: null });
}

export async function dropDrafts(tx: Db, investorId: string): Promise<void> {
  await tx.delete(onboardingDrafts).where(eq(onboardingDrafts.investor_id, investorId));
}

async function nextVersion(
  tx: Db,
  investorId: string,
  step: DraftStep,
  version: number,
  typed: Pick<DraftRow, 'typed_sealed' | 'typed_key_id'>,
): Promise<Saved> {
  const values = { ...typed, version: version + 1 };
  const written = { version: onboardingDrafts.version, saved_at: onboardingDrafts.updated_at };
  const [saved] =
    version === 0
      ? await tx
          .insert(onboardingDrafts)
          .values({ ...values, investor_id: investorId, step })
          .onConflictDoNothing()
          .returning(written)
      : await tx
          .update(onboardingDrafts)
          .set({ ...values, updated_at: sql`now()` })
          .where(
            and(
              eq(onboardingDrafts.investor_id, investorId),
              eq(onboardingDrafts.step, step),
              eq(onboardingDrafts.version, version),
            ),
          )
          .returning(written);
  if (!saved) throw versionConflict();
  return { version: saved.version, saved_at: saved.saved_at.toISOString() };
}
