import { signIn, signInByCode } from '@manzil/shared/contract/sign-in/operations';
import { loginLimits } from '../../identity/login-limits';
import { loginBusy } from '../../identity/password.errors';
import { codeErrors } from '../../identity/second-factor.errors';
import {
  clearTicketCookie,
  readTicketCookie,
  setTicketCookie,
} from '../../identity/sign-in-cookie';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany, anAttemptWithoutProof } from '../../platform/limits/limits.errors';
import { login, loginByCode } from './login.usecase';
import { credentialsWrong, signInHalfWay, signInStale } from './sign-in.errors';
import { originOf, welcomer } from './welcome';

export const signInRoutes: Module = (app, dependencies) => {
  const { db, config, authKey } = dependencies;
  const means = {
    db,
    authKey,
    limits: loginLimits(db, authKey, (message) => app.log.warn(message)),
  };

  const welcome = welcomer(dependencies);

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
      const came = await login(means, { ...request.body, ...originOf(request, config) });
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
        ...originOf(request, config),
        ticket,
      });
      const answer = await welcome(reply, came);
      clearTicketCookie(reply, config);
      return answer;
    },
  );
};
