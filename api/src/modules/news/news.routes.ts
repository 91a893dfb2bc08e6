import * as operation from '@manzil/shared/contract/news/operations';
import { asInvestor } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findNews } from './news.repository';

export const newsRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getNews,
    { summary: 'What has happened since the last visit' },
    async (request) => {
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db, me) => findNews(db, me, today));
    },
  );
};
