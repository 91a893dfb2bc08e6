import { Investor } from '@manzil/shared/contract/session';
import type { Db } from '../../db/connect';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, sessionOf } from '../../plugins/session';
import { profileStatusOf } from '../profile/profile.repository';
import type { Session } from './sessions.repository';

/** GET /auth/: who is signed in, 401 when nobody is. */
export const sessionRoutes: Module = (app, dependencies) => {
  app.get(
    '/auth/',
    { schema: { response: { 200: Investor } }, config: { onboarding: true } },
    async (request) =>
      asInvestor(request, (db) =>
        withProfileStatus(db, sessionOf(request), dubaiToday(dependencies)),
      ),
  );
};

export async function withProfileStatus(
  db: Db,
  investor: Session,
  today: string,
): Promise<Investor> {
  const status = await profileStatusOf(db, investor.investor_id, today);
  return { ...investor, profile_status: status };
}
