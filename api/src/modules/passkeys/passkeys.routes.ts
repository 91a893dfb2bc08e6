import * as operation from '@manzil/shared/contract/passkeys/operations';
import type { PasskeyAnswer } from '@manzil/shared/contract/passkeys/passkeys';
import type { FastifyRequest } from 'fastify';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { identityErrors } from '../../identity/require-identity';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { crossSite } from '../../platform/http/request-errors';
import { route } from '../../platform/http/route';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { originOf, welcomer } from '../sessions/welcome';
import { confirmByPasskey, startConfirmation } from './confirm-by-passkey.usecase';
import { addPasskey, startPasskey } from './enrol-passkey.usecase';
import { readPasskeyCookie, setPasskeyCookie } from './passkey-cookie';
import {
  passkeyRefused,
  passkeyStale,
  passkeyTaken,
  passkeyUnknown,
  passkeyUnusable,
  tooManyPasskeys,
} from './passkeys.errors';
import { listPasskeys, renamePasskey } from './passkeys.repository';
import { removeOwnPasskey } from './remove-passkey.usecase';
import { signInByPasskey, startPasskeySignIn } from './sign-in-by-passkey.usecase';
import type { Answered, Page } from './use-passkey';

export const passkeyRoutes: Module = (app, dependencies) => {
  const { db, config } = dependencies;
  const welcome = welcomer(dependencies);

  /** A passkey belongs to the site on which it was made. @throws crossSite */
  function siteOf(request: FastifyRequest): string {
    const { origin } = request.headers;
    if (!origin || !config.origins.includes(origin)) throw crossSite();
    return origin;
  }

  const pageOf = (request: FastifyRequest): Page => ({
    site: siteOf(request),
    token: readPasskeyCookie(request, config),
  });

  const answeredIn = (request: FastifyRequest<{ Body: PasskeyAnswer }>): Answered => ({
    answer: request.body,
    ...pageOf(request),
  });

  route(app, operation.listPasskeys, { summary: 'Passkeys of the investor' }, async (request) =>
    asInvestor(request, async (reader, me) => ({ items: await listPasskeys(reader, me) })),
  );

  route(
    app,
    operation.startPasskey,
    { summary: 'What a browser makes a passkey from', errors: identityErrors },
    async (request, reply) => {
      const investorId = investorIdOf(request);
      const page = pageOf(request);
      const { options, token } = await startPasskey(dependencies, investorId, request.body, page);
      setPasskeyCookie(reply, config, token);
      return options;
    },
  );

  route(
    app,
    operation.addPasskey,
    {
      summary: 'Adds a passkey that a browser has made',
      errors: [passkeyStale, passkeyUnusable, passkeyTaken, tooManyPasskeys],
    },
    async (request) =>
      addPasskey(dependencies, investorIdOf(request), { ...request.body, ...pageOf(request) }),
  );

  route(
    app,
    operation.renamePasskey,
    { summary: 'Names a passkey anew', errors: [notFound] },
    async (request) =>
      asInvestorWriting(request, async (tx, me) => {
        const { passkey_id } = request.params;
        const renamed = await renamePasskey(tx, me, passkey_id, request.body.name);
        if (!renamed) throw notFound();
        await recordAuditEvent(tx, {
          actor: { type: 'investor', id: me },
          action: 'passkey.renamed',
          entity_type: 'passkey',
          entity_id: passkey_id,
        });
        return renamed;
      }),
  );

  route(
    app,
    operation.removePasskey,
    { summary: 'Removes a passkey', errors: [...identityErrors, notFound] },
    async (request) => {
      const { passkey_id } = request.params;
      await removeOwnPasskey(dependencies, investorIdOf(request), passkey_id, request.body);
      return { success: true as const };
    },
  );

  route(
    app,
    operation.startConfirmation,
    { summary: 'What a passkey signs to confirm who is there', errors: [anAttemptTooMany] },
    async (request, reply) => {
      const page = pageOf(request);
      const { options, token } = await startConfirmation(db, investorIdOf(request), page);
      setPasskeyCookie(reply, config, token);
      return options;
    },
  );

  route(
    app,
    operation.confirmByPasskey,
    {
      summary: 'Stands for the password before what a stolen session must not do',
      errors: [passkeyStale, passkeyUnknown],
    },
    async (request) => ({
      confirmation: await confirmByPasskey(db, investorIdOf(request), answeredIn(request)),
    }),
  );

  route(
    app,
    operation.startPasskeySignIn,
    { summary: 'What a passkey signs', errors: [anAttemptTooMany] },
    async (request, reply) => {
      const { options, token } = await startPasskeySignIn(db, request.ip, pageOf(request));
      setPasskeyCookie(reply, config, token);
      return options;
    },
  );

  route(
    app,
    operation.signInByPasskey,
    {
      summary: 'Signs in by a passkey',
      errors: [passkeyStale, passkeyRefused, anAttemptTooMany, notFound],
    },
    async (request, reply) => {
      const came = await signInByPasskey(dependencies, {
        ...originOf(request, config),
        ...answeredIn(request),
      });
      return welcome(reply, came);
    },
  );
};
