import type { Investor } from '@manzil/shared/contract/session/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from '../../identity/device-cookie';
import { readSessionCookie, setSessionCookie } from '../../identity/session-cookie';
import { dubaiToday } from '../../platform/dubai-day';
import type { AppConfig, Dependencies } from '../../platform/http/module';
import { findAccount, isFactorDue } from '../session/account.repository';
import type { Origin, SignedIn } from './open-session.usecase';

/** What a sign-in is told of its request. */
export const originOf = (request: FastifyRequest, config: AppConfig): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  previousToken: readSessionCookie(request, config),
  deviceToken: readDeviceCookie(request, config),
});

/** Cookies and answer of a sign-in. @throws notFound where the account has gone meanwhile */
export const welcomer =
  (dependencies: Dependencies) =>
  async (
    reply: FastifyReply,
    { investor, token, deviceToken }: SignedIn,
  ): Promise<Omit<Investor, 'locale'>> => {
    const { db, config } = dependencies;
    setSessionCookie(reply, config, token);
    setDeviceCookie(reply, config, deviceToken);
    const today = dubaiToday(dependencies);
    const account = await findAccount(db, investor.investor_id, today);
    return { ...investor, ...account, second_factor_due: isFactorDue(config, investor) };
  };
