import * as operation from '@manzil/shared/contract/articles/operations';
import type { FastifyRequest } from 'fastify';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { addRevalidation } from '../../plugins/revalidation';
import { route } from '../../plugins/route';
import { requestLanguage } from '../../request-language';
import { findArticle, listArticles, type Reader } from './articles.repository';

/** Public, and more of them with a session. */
export const articleRoutes: Module = (app, dependencies) => {
  const { db } = dependencies;
  addRevalidation(app);

  const readerOf = (request: FastifyRequest): Reader => ({
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
      return listArticles(db, readerOf(request), topic, page);
    },
  );

  route(
    app,
    operation.getArticle,
    { summary: 'One article', config: { session: 'optional' } },
    async (request) => {
      const article = await findArticle(db, readerOf(request), request.params.id);
      if (!article) throw notFound();
      return article;
    },
  );
};
