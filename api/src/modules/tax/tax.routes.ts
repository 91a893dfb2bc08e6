import * as operation from '@manzil/shared/contract/tax/operations';
import { asInvestor, asInvestorWriting, investorLanguage } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { enterDepreciation } from './enter-depreciation.usecase';
import { readTaxYear } from './read-tax-year';
import { saveResidence } from './tax-entries.repository';

export const taxRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getTaxYear,
    { summary: 'A year in the currency of the tax return' },
    async (request) => {
      const today = dubaiToday(dependencies);
      const { year = Number(today.slice(0, 4)), unit_id = null } = request.query;
      const language = await investorLanguage(request);
      return asInvestor(request, (db, me) =>
        readTaxYear(db, me, { year, unitId: unit_id, language, today }),
      );
    },
  );

  route(
    app,
    operation.chooseTaxResidence,
    { summary: 'Chooses the country of the tax return' },
    async (request) => {
      const { residence } = request.body;
      await asInvestorWriting(request, async (tx, me) => {
        await saveResidence(tx, me, residence);
        await recordAuditEvent(tx, {
          actor: { type: 'investor', id: me },
          action: 'tax.residence_chosen',
          entity_type: 'investor',
          entity_id: me,
          detail: { residence },
        });
      });
      return { success: true as const };
    },
  );

  route(
    app,
    operation.changeDepreciation,
    {
      summary: 'Keeps what the depreciation of a unit is reckoned from',
      errors: [notFound, versionConflict],
    },
    async (request) => {
      const { unit_id } = request.params;
      return asInvestorWriting(request, (tx, me) =>
        enterDepreciation(tx, me, unit_id, request.body),
      );
    },
  );
};
