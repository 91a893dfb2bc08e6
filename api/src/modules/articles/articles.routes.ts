import * as operation from '@manzil/shared/contract/articles/operations';
import type { FastifyRequest } from 'fastify';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { addRevalidation } from '../../platform/http/revalidation';
import { route } from '../../platform/http/route';
import { type Audience, findArticle, listArticles } from './articles.repository';

export const articleRoutes: Module = (app, dependencies) => {
  const { db } = dependencies;
  addRevalidation(app);

  const audienceOf = (request: FastifyRequest): Audience => ({
    language: requestLanguage(request),
    signedIn: request.session !== null,
    today: dubaiToday(dependencies),
  });

  route(
    app,
    operation.listArticles,
    { summary: 'What can be read, latest first', config: { session: 'optional' } },
    async (request) => {
      const { topic = null, page = 1 } = request.query;
      return listArticles(db, audienceOf(request), topic, page);
    },
  );

  route(
    app,
    operation.getArticle,
    { summary: 'One article', config: { session: 'optional' } },
    async (request) => {
      const article = await findArticle(db, audienceOf(request), request.params.id);
      if (!article) throw notFound();
      return article;
    },
  );
};
