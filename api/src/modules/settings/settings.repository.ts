import type { Display } from '@manzil/shared/contract/settings/display';
import {
  type DisplayInput,
  type MailedTopic,
  NotificationTopic,
  type Settings,
  type SettingsInput,
} from '@manzil/shared/contract/settings/settings';
import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { InvestorId } from '../../identity/signed-in';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { investorSettings } from './investor-settings.table';

type Stored = Pick<
  typeof investorSettings.$inferSelect,
  'display_currency' | 'area_unit' | 'timezone' | 'email_muted' | 'version'
>;

const DEFAULTS: Stored = {
  display_currency: 'aed',
  area_unit: 'sqm',
  timezone: 'Europe/Berlin',
  email_muted: [],
  version: 0,
};

const CHOSEN = { amounts_of: 'unit', unit_columns: null, unit_view: null } as const;

/** @param stored null where nothing has been changed yet */
export const displayOf = (stored: Display | null): Display => {
  const { display_currency, area_unit, timezone, amounts_of, unit_columns, unit_view } = stored ?? {
    ...DEFAULTS,
    ...CHOSEN,
  };
  return { display_currency, area_unit, timezone, amounts_of, unit_columns, unit_view };
};

/** @throws notFound where the account has gone meanwhile */
export async function settingsOf(db: Db, investorId: InvestorId): Promise<Settings> {
  const [found] = await db
    .select({ locale: investors.locale, stored: investorSettings })
    .from(investors)
    .leftJoin(investorSettings, eq(investorSettings.investor_id, investors.id))
    .where(eq(investors.id, investorId));
  if (!found) throw notFound();
  const { email_muted, version } = found.stored ?? DEFAULTS;
  const { display_currency, area_unit, timezone } = displayOf(found.stored);
  return {
    locale: found.locale,
    display_currency,
    area_unit,
    timezone,
    notifications: channelsOf(email_muted),
    version,
  };
}

/** @throws versionConflict */
export async function saveSettings(
  tx: Db,
  investorId: string,
  { locale, notifications, version, ...rest }: SettingsInput,
): Promise<void> {
  const values: Stored = {
    ...rest,
    email_muted: NotificationTopic.options.filter((topic) => !notifications[topic].email),
    version: version + 1,
  };
  if (!(await (version === 0 ? insert : update)(tx, investorId, values))) throw versionConflict();
  await tx.update(investors).set({ locale }).where(eq(investors.id, investorId));
}

/** Beside the settings that are saved as a whole, so their version stays. */
export async function saveDisplay(tx: Db, investorId: string, change: DisplayInput): Promise<void> {
  await tx
    .insert(investorSettings)
    .values({ ...DEFAULTS, ...change, investor_id: investorId })
    .onConflictDoUpdate({
      target: investorSettings.investor_id,
      set: { ...change, updated_at: sql`now()` },
    });
}

/** What was before; the version rises only where something changed. */
export async function muteTopic(
  tx: Db,
  investorId: string,
  topic: MailedTopic,
): Promise<'no account' | 'wanted' | 'muted'> {
  const [account] = await tx
    .select({ id: investors.id })
    .from(investors)
    .where(and(eq(investors.id, investorId), eq(investors.status, 'active')));
  if (!account) return 'no account';
  const changed = await tx
    .insert(investorSettings)
    .values({ ...DEFAULTS, email_muted: [topic], version: 1, investor_id: investorId })
    .onConflictDoUpdate({
      target: investorSettings.investor_id,
      set: {
        email_muted: sql`array_append(${investorSettings.email_muted}, ${topic})`,
        version: sql`${investorSettings.version} + 1`,
        updated_at: sql`now()`,
      },
      setWhere: sql`not ${topic} = any(${investorSettings.email_muted})`,
    })
    .returning({ version: investorSettings.version });
  return changed.length === 1 ? 'wanted' : 'muted';
}

async function insert(tx: Db, investorId: string, values: Stored): Promise<boolean> {
  const stored = await tx
    .insert(investorSettings)
    .values({ ...values, investor_id: investorId })
    .onConflictDoUpdate({
      target: investorSettings.investor_id,
      set: { ...values, updated_at: sql`now()` },
      // Only what is shown was chosen so far (`saveDisplay`).
      setWhere: eq(investorSettings.version, 0),
    })
    .returning({ version: investorSettings.version });
  return stored.length === 1;
}

async function update(tx: Db, investorId: string, values: Stored): Promise<boolean> {
  const stored = await tx
    .update(investorSettings)
    .set({ ...values, updated_at: sql`now()` })
    .where(
      and(
        eq(investorSettings.investor_id, investorId),
        eq(investorSettings.version, values.version - 1),
      ),
    )
    .returning({ version: investorSettings.version });
  return stored.length === 1;
}

function channelsOf(muted: readonly NotificationTopic[]): Settings['notifications'] {
  const entries = NotificationTopic.options.map((topic) => [
    topic,
    { email: !muted.includes(topic) },
  ]);
  return Object.fromEntries(entries) as Settings['notifications'];
}
