import * as operation from '@manzil/shared/contract/instalments/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { identityErrors, requireIdentity } from '../../identity/require-identity';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findEscrowIban } from './escrow-accounts.repository';
import { findInstalment, findPaidProject } from './instalments.repository';

export const instalmentRoutes: Module = (app, dependencies) => {
  const { fields } = dependencies;
  route(
    app,
    operation.getInstalment,
    { summary: 'Where an instalment is paid to, and its proof' },
    async (request) => {
      const today = dubaiToday(dependencies);
      const instalment = await asInvestor(request, (portal, me) =>
        findInstalment(portal, me, request.params, today),
      );
      if (!instalment) throw notFound();
      return instalment;
    },
  );

  route(
    app,
    operation.revealEscrowIban,
    {
      summary: 'The whole IBAN of the escrow account, once the password is given again',
      errors: [...identityErrors, notFound],
    },
    async (request) => {
      const investorId = investorIdOf(request);
      await requireIdentity(dependencies, investorId, request.body);
      const today = dubaiToday(dependencies);
      return asInvestorWriting(request, async (tx) => {
        const propertyId = await findPaidProject(tx, investorId, request.params, today);
        const iban = propertyId && (await findEscrowIban(tx, fields, propertyId));
        if (!iban) throw notFound();
        await recordAuditEvent(tx, {
          actor: { type: 'investor', id: investorId },
          action: 'escrow_account.shown',
          entity_type: 'property',
          entity_id: String(propertyId),
        });
        return { iban };
      });
    },
  );
};
