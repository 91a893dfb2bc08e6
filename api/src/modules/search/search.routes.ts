import * as operation from '@manzil/shared/contract/search/operations';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { toAnswer } from './found-notes';
import { searchAll } from './search.repository';

export const searchRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.search,
    { summary: 'Units, buildings, documents, articles and questions' },
    async (request) => {
      const language = await investorLanguage(request);
      const today = dubaiToday(dependencies);
      const rows = await asInvestor(request, (db) => searchAll(db, today, language, request.query));
      return rows ? toAnswer(rows, language) : { groups: [] };
    },
  );
};
