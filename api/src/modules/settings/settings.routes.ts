import * as operation from '@manzil/shared/contract/settings/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { changeSettings, settingsChanged } from './change-settings.usecase';
import { endMails } from './end-mails.usecase';
import { saveDisplay, settingsOf } from './settings.repository';

/** Of what a mail program sends (RFC 8058); that it asks is all it says. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES = 1024;

export const settingsRoutes: Module = async (app, { portal, authKey }) => {
  route(
    app,
    operation.getSettings,
    { summary: 'The settings of an account', errors: [notFound] },
    async (request) => asInvestor(request, (db, me) => settingsOf(db, me)),
  );

  route(
    app,
    operation.changeSettings,
    { summary: 'Changes the settings of an account', errors: [versionConflict, notFound] },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await changeSettings(tx, investorId, request.body);
        return settingsOf(tx, investorId);
      });
    },
  );

  route(
    app,
    operation.changeDisplay,
    { summary: 'Changes how lists and amounts are shown', errors: [notFound] },
    async (request) =>
      asInvestorWriting(request, async (tx, me) => {
        await saveDisplay(tx, me, request.body);
        await recordAuditEvent(tx, settingsChanged(me));
        return { success: true as const };
      }),
  );

  await app.register(async (child) => {
    child.addContentTypeParser(
      FORMS,
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_request, _body, done) => done(null),
    );
    route(
      child,
      operation.endMails,
      {
        summary: 'Ends mails about a topic, from one of them (RFC 8058)',
        errors: [notFound],
        config: { crossSite: true },
      },
      async ({ query }) => {
        await endMails({ portal, authKey }, query.token);
        return { success: true as const };
      },
    );
  });
};
