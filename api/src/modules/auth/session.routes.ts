import { Investor } from '@manzil/shared/contract/session';
import type { Db } from '../../db/connect';
import type { Module } from '../../module';
import { sessionOf } from '../../plugins/session';
import { profileStatusOf } from '../profile/profile.repository';
import type { Session } from './sessions.repository';

/** GET /auth/: who is signed in, 401 when nobody is. */
export const sessionRoutes: Module = (app, { db }) => {
  app.get(
    '/auth/',
    { schema: { response: { 200: Investor } }, config: { onboarding: true } },
    async (request) => withProfileStatus(db, sessionOf(request)),
  );
};

export async function withProfileStatus(db: Db, investor: Session): Promise<Investor> {
  return { ...investor, profile_status: await profileStatusOf(db, investor.investor_id) };
}
