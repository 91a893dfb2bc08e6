import * as operation from '@manzil/shared/contract/faq/operations';
import type { Module } from '../../module';
import { addRevalidation } from '../../plugins/revalidation';
import { route } from '../../plugins/route';
import { requestLanguage } from '../../request-language';
import { findFaq } from './faq.repository';

export const faqRoutes: Module = (app, { db }) => {
  addRevalidation(app);

  route(app, operation.getFaq, { summary: 'Questions and answers by section' }, async (request) =>
    findFaq(db, requestLanguage(request)),
  );
};
