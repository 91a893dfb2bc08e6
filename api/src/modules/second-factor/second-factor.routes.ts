import * as operation from '@manzil/shared/contract/second-factor/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { demandFactorOn } from '../../identity/known-devices.repository';
import { loginBusy } from '../../identity/password.errors';
import { identityErrors } from '../../identity/require-identity';
import { clockWrong, codeWrong } from '../../identity/second-factor.errors';
import { readSessionCookie } from '../../identity/session-cookie';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { sessionMissing } from '../../platform/http/access.errors';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { removeOwnFactor, renewCodes } from './change-factor.usecase';
import { finishEnrolment, startEnrolment } from './enrol.usecase';
import { factorInForce, factorMissing, factorNotStarted } from './second-factor.errors';
import { secondFactorState } from './second-factor-state';

/** Secrets are on the service's pool: the portal's sees none. */
export const secondFactorRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getSecondFactor,
    { summary: 'Whether there is a second factor, and where no code is asked for' },
    async (request) =>
      asInvestor(request, (db, me) =>
        secondFactorState(db, me, dependencies.config.requireSecondFactor),
      ),
  );

  route(
    app,
    operation.startSecondFactor,
    {
      summary: 'Shows the key for an authenticator app',
      errors: [...identityErrors, factorInForce],
    },
    async (request) => startEnrolment(dependencies, investorIdOf(request), request.body),
  );

  route(
    app,
    operation.confirmSecondFactor,
    {
      summary: 'Sets the second factor up, by its first code; other sessions end',
      errors: [codeWrong, () => clockWrong(-10), factorNotStarted, loginBusy, anAttemptTooMany],
    },
    async (request) => {
      const token = readSessionCookie(request, dependencies.config);
      if (!token) throw sessionMissing();
      const { code } = request.body;
      const investorId = investorIdOf(request);
      return { recovery_codes: await finishEnrolment(dependencies, investorId, code, token) };
    },
  );

  route(
    app,
    operation.renewRecoveryCodes,
    {
      summary: 'Gives new recovery codes; those before end',
      errors: [...identityErrors, factorMissing],
    },
    async (request) => ({
      recovery_codes: await renewCodes(dependencies, investorIdOf(request), request.body),
    }),
  );

  route(
    app,
    operation.removeSecondFactor,
    { summary: 'Removes the second factor', errors: [...identityErrors, factorMissing] },
    async (request) => {
      await removeOwnFactor(dependencies, investorIdOf(request), request.body);
      return { success: true as const };
    },
  );

  route(
    app,
    operation.forgetBrowser,
    { summary: 'Asks for a code again in a browser', errors: [notFound] },
    async (request) =>
      asInvestorWriting(request, async (tx, me) => {
        const { browser_id } = request.params;
        if (!(await demandFactorOn(tx, me, browser_id))) throw notFound();
        await recordAuditEvent(tx, {
          actor: { type: 'investor', id: me },
          action: 'browser.forgotten',
          entity_type: 'known_device',
          entity_id: browser_id,
        });
        return { success: true as const };
      }),
  );
};
