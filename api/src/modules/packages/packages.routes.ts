import * as operation from '@manzil/shared/contract/packages/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { route } from '../../platform/http/route';
import { confirmationPdf, findConfirmation } from './order-confirmation';
import { orderPackage } from './order-package.usecase';
import {
  nothingScheduled,
  packageNotOffered,
  packageOrderDiffers,
  packageTermsChanged,
} from './packages.errors';
import { findUnitPackage, listUnitPackages } from './packages.repository';
import { takeBackPackage } from './take-back-package.usecase';

export const packageRoutes: Module = (app, dependencies) => {
  const { config } = dependencies;

  route(app, operation.listPackages, { summary: 'The package of each unit' }, async (request) => {
    const today = dubaiToday(dependencies);
    return asInvestor(request, (db, me) => listUnitPackages(db, me, today, request.query));
  });

  route(
    app,
    operation.getUnitPackage,
    { summary: 'The package of a unit and what can be ordered' },
    async (request) => {
      const { unit_id } = request.params;
      const today = dubaiToday(dependencies);
      const unit = await asInvestor(request, (db, me) => findUnitPackage(db, me, unit_id, today));
      if (!unit) throw notFound();
      return unit;
    },
  );

  route(
    app,
    operation.orderPackage,
    {
      summary: 'Orders a package for a unit',
      errors: [versionConflict, packageNotOffered, packageTermsChanged, packageOrderDiffers],
    },
    async (request, reply) => {
      const investorId = investorIdOf(request);
      const { unit_id, order_id } = request.params;
      const { order, isNew } = await asInvestorWriting(request, (tx) =>
        orderPackage(tx, {
          ...request.body,
          investorId,
          unitId: unit_id.toLowerCase(),
          orderId: order_id.toLowerCase(),
          language: requestLanguage(request),
          today: dubaiToday(dependencies),
        }),
      );
      return reply.code(isNew ? 201 : 200).send(order);
    },
  );

  route(
    app,
    operation.takeBackPackage,
    {
      summary: 'Takes back a change that has not begun',
      errors: [versionConflict, nothingScheduled],
    },
    async (request) =>
      asInvestorWriting(request, (tx) =>
        takeBackPackage(tx, {
          investorId: investorIdOf(request),
          unitId: request.params.unit_id.toLowerCase(),
          version: request.query.version,
          today: dubaiToday(dependencies),
        }),
      ),
  );

  route(
    app,
    operation.downloadPackageOrder,
    { summary: 'The confirmation of an order, as PDF' },
    async (request, reply) => {
      const { order_id } = request.params;
      const found = await asInvestor(request, (db, me) => findConfirmation(db, me, order_id));
      if (!found) throw notFound();
      const { name, pdf } = await confirmationPdf(found, config.origins[0] ?? '');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(pdf);
    },
  );
};
