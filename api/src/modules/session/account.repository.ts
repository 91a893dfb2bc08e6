import type { Investor, NavigationItem } from '@manzil/shared/contract/session/session';
import type { Display } from '@manzil/shared/contract/settings/display';
import { sql } from 'drizzle-orm';
import type { Session } from '../../identity/sessions.repository';
import type { InvestorId } from '../../identity/signed-in';
import { notFound } from '../../platform/http/errors';
import type { AppConfig } from '../../platform/http/module';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { changedNavigation } from '../areas/closed-areas.repository';
import { type Standing, standingColumns, statusOf } from '../profile/standing.repository';
import { displayOf } from '../settings/settings.repository';

type Row = Pick<Standing, 'country' | 'documents'> & {
  display: Display | null;
  navigation: NavigationItem[];
};

type Account = Pick<Investor, 'profile_status' | 'display' | 'navigation'>;

/** One statement, as every page load asks for it. @throws notFound where the account has gone meanwhile */
export async function findAccount(db: Db, investorId: InvestorId, today: string): Promise<Account> {
  const [row] = await jsonRows<Row>(
    db,
    sql`
      select ${standingColumns(today)}, ${changedNavigation} as navigation,
        (select to_json(s) from (
          select display_currency, area_unit, timezone, amounts_of, unit_columns, unit_view
          from investor_settings where investor_id = i.id
        ) s) as display
      from investors i where i.id = ${investorId}`,
  );
  if (!row) throw notFound();
  const { display, navigation } = row;
  const { status } = statusOf(row, today);
  return { profile_status: status, display: displayOf(display), navigation };
}

/** Whether setting one up is all that this investor may do. */
export const isFactorDue = (
  { requireSecondFactor }: Pick<AppConfig, 'requireSecondFactor'>,
  { has_factor }: Pick<Session, 'has_factor'>,
): boolean => requireSecondFactor && !has_factor;
