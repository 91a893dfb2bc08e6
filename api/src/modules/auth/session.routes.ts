import { Investor } from '@manzil/shared/contract/session';
import type { Db } from '../../db/connect';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, sessionOf } from '../../plugins/session';
import { changedNavigation } from '../navigation/closed-areas.repository';
import { profileStatusOf } from '../profile/profile.repository';
import { settingsOf } from '../settings/settings.repository';
import type { Session } from './sessions.repository';

/** GET /auth/: who is signed in, 401 when nobody is. */
export const sessionRoutes: Module = (app, dependencies) => {
  app.get(
    '/auth/',
    { schema: { response: { 200: Investor } }, config: { onboarding: true } },
    async (request) =>
      asInvestor(request, (db) => sessionAnswer(db, sessionOf(request), dubaiToday(dependencies))),
  );
};

/** Who is signed in, with what every screen needs of them. */
export async function sessionAnswer(db: Db, investor: Session, today: string): Promise<Investor> {
  const { investor_id } = investor;
  const [profile_status, { display_currency, area_unit, timezone }, navigation] = await Promise.all(
    [profileStatusOf(db, investor_id, today), settingsOf(db, investor_id), changedNavigation(db)],
  );
  const display = { display_currency, area_unit, timezone };
  return { ...investor, profile_status, display, navigation };
}
