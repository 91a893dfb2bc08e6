import * as operation from '@manzil/shared/contract/packages/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { route } from '../../platform/http/route';
import { renderOrder } from './document/render-order';
import { orderPackage } from './order-package.usecase';
import { findOrder, ordererOf, termsOf } from './package-orders.repository';
import {
  nothingScheduled,
  packageNotOffered,
  packageOrderDiffers,
  packageTermsChanged,
} from './packages.errors';
import { findUnitPackage, listUnitPackages } from './packages.repository';
import { takeBackPackage } from './take-back-package.usecase';

const FILE_NAMES = { de: 'Manzil-Auftrag', en: 'Manzil-order' };

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
      const found = await asInvestor(request, async (db, me) => {
        const order = await findOrder(db, me, order_id);
        return order && { order, orderer: await ordererOf(db, me) };
      });
      if (!found) throw notFound();
      const { order, orderer } = found;
      const pdf = await renderOrder(
        {
          ...termsOf(order),
          order_id: order.id,
          unit: order.unit_label,
          previous_code: order.previous_code,
          ordered_at: order.ordered_at.toISOString(),
          language: order.language,
          investor: {
            name: orderer.company_name ?? `${orderer.first_name} ${orderer.last_name}`,
            investor_no: orderer.investor_no,
          },
        },
        config.origins[0] ?? '',
      );
      const name = `${FILE_NAMES[order.language]}-${order.id.slice(0, 8)}.pdf`;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(pdf);
    },
  );
};
