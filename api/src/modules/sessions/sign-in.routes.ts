import { signIn, signInByCode } from '@manzil/shared/contract/sessions/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from '../../identity/device-cookie';
import { loginLimits } from '../../identity/login-limits';
import { loginBusy } from '../../identity/password.errors';
import { codeErrors } from '../../identity/second-factor.errors';
import { readSessionCookie, setSessionCookie } from '../../identity/session-cookie';
import {
  clearTicketCookie,
  readTicketCookie,
  setTicketCookie,
} from '../../identity/sign-in-cookie';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany, anAttemptWithoutProof } from '../../platform/limits/limits.errors';
import { findAccount, isFactorDue } from '../session/account.repository';
import { login, loginByCode, type SignedIn } from './login.usecase';
import { credentialsWrong, signInHalfWay, signInStale } from './sign-in.errors';

export const signInRoutes: Module = (app, dependencies) => {
  const { db, config, authKey } = dependencies;
  const means = {
    db,
    authKey,
    limits: loginLimits(db, authKey, (message) => app.log.warn(message)),
  };

  const originOf = (request: FastifyRequest) => ({
    address: request.ip,
    userAgent: request.headers['user-agent'],
    previousToken: readSessionCookie(request, config),
    deviceToken: readDeviceCookie(request, config),
  });

  async function welcome(reply: FastifyReply, { investor, token, deviceToken }: SignedIn) {
    setSessionCookie(reply, config, token);
    setDeviceCookie(reply, config, deviceToken);
    const today = dubaiToday(dependencies);
    const account = await findAccount(db, investor.investor_id, today);
    return { ...investor, ...account, second_factor_due: isFactorDue(config, investor) };
  }

  route(
    app,
    signIn,
    {
      summary: 'Signs in, or leads to the second step',
      errors: [
        ...[credentialsWrong, signInHalfWay, anAttemptTooMany, anAttemptWithoutProof],
        ...[loginBusy, notFound],
      ],
    },
    async (request, reply) => {
      const came = await login(means, { ...request.body, ...originOf(request) });
      if ('ticket' in came) {
        setTicketCookie(reply, config, came.ticket);
        throw signInHalfWay();
      }
      return welcome(reply, came);
    },
  );

  route(
    app,
    signInByCode,
    { summary: 'The second step of a sign-in', errors: [signInStale, ...codeErrors, notFound] },
    async (request, reply) => {
      const ticket = readTicketCookie(request, config);
      const came = await loginByCode(dependencies, {
        ...request.body,
        ...originOf(request),
        ticket,
      });
      const answer = await welcome(reply, came);
      clearTicketCookie(reply, config);
      return answer;
    },
  );
};
