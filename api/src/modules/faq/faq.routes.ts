import { Faq } from '@manzil/shared/contract/faq';
import { LanguageQuery } from '@manzil/shared/contract/parameters';
import type { Module } from '../../module';
import { addRevalidation } from '../../plugins/revalidation';
import { requestLanguage } from '../../request-language';
import { findFaq } from './faq.repository';

/** GET /faq */
export const faqRoutes: Module = (app, { db }) => {
  addRevalidation(app);

  app.get(
    '/faq',
    { schema: { querystring: LanguageQuery, response: { 200: Faq } } },
    async (request) => findFaq(db, requestLanguage(request)),
  );
};
