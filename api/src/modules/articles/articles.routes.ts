import {
  Article,
  ArticleList,
  ArticleListQuery,
  ArticleParams,
} from '@manzil/shared/contract/articles';
import { LanguageQuery } from '@manzil/shared/contract/parameters';
import type { FastifyRequest } from 'fastify';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { addRevalidation } from '../../plugins/revalidation';
import { requestLanguage } from '../../request-language';
import { findArticle, listArticles, type Reader } from './articles.repository';

/** GET /articles, GET /articles/:id: public, and more of them with a session. */
export const articleRoutes: Module = (app, dependencies) => {
  const { db } = dependencies;
  addRevalidation(app);

  const readerOf = (request: FastifyRequest): Reader => ({
    language: requestLanguage(request),
    signedIn: request.session !== null,
    today: dubaiToday(dependencies),
  });

  app.get(
    '/articles',
    {
      schema: { querystring: ArticleListQuery, response: { 200: ArticleList } },
      config: { session: 'optional' },
    },
    async (request) => {
      const { topic = null, page = 1 } = request.query;
      return listArticles(db, readerOf(request), topic, page);
    },
  );

  app.get(
    '/articles/:id',
    {
      schema: { params: ArticleParams, querystring: LanguageQuery, response: { 200: Article } },
      config: { session: 'optional' },
    },
    async (request) => {
      const article = await findArticle(db, readerOf(request), request.params.id);
      if (!article) throw notFound();
      return article;
    },
  );
};
