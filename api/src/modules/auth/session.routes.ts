import { Investor } from '@manzil/shared/contract/session';
import { dubaiToday } from '../../dubai-day';
import type { Dependencies, Module } from '../../module';
import { sessionOf } from '../../plugins/session';
import { profileStatusOf } from '../profile/profile.repository';
import type { Session } from './sessions.repository';

/** GET /auth/: who is signed in, 401 when nobody is. */
export const sessionRoutes: Module = (app, dependencies) => {
  app.get(
    '/auth/',
    { schema: { response: { 200: Investor } }, config: { onboarding: true } },
    async (request) => withProfileStatus(dependencies, sessionOf(request)),
  );
};

export async function withProfileStatus(
  dependencies: Dependencies,
  investor: Session,
): Promise<Investor> {
  const today = dubaiToday(dependencies);
  const status = await profileStatusOf(dependencies.db, investor.investor_id, today);
  return { ...investor, profile_status: status };
}
