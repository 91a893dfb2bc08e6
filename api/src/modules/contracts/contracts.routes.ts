import * as operation from '@manzil/shared/contract/contracts/operations';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findContract, listContracts } from './contracts.repository';
import { deadlinesIcs } from './deadlines-ics';

export const contractRoutes: Module = (app, dependencies) => {
  const { now = () => new Date() } = dependencies;
  route(
    app,
    operation.listContracts,
    { summary: 'Contracts of one kind that run or are to begin, or that have ended' },
    (request) =>
      asInvestor(request, (db, me) =>
        listContracts(db, me, dubaiToday(dependencies), request.query),
      ),
  );

  route(
    app,
    operation.getContract,
    { summary: 'What a contract says, its deadlines and its papers' },
    async (request) => {
      const { contract_id } = request.params;
      const today = dubaiToday(dependencies);
      const contract = await asInvestor(request, (db, me) =>
        findContract(db, me, contract_id, today),
      );
      if (!contract) throw notFound();
      return contract;
    },
  );

  route(
    app,
    operation.downloadDeadlines,
    { summary: 'The deadlines of a contract for a calendar' },
    async (request, reply) => {
      const { contract_id } = request.params;
      const today = dubaiToday(dependencies);
      const contract = await asInvestor(request, (db, me) =>
        findContract(db, me, contract_id, today),
      );
      if (!contract) throw notFound();
      const language = await investorLanguage(request);
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="manzil.ics"',
        'cache-control': 'private, no-store',
      });
      return reply.send(deadlinesIcs(contract, language, now()));
    },
  );
};
