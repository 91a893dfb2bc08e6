import * as operation from '@manzil/shared/contract/faq/operations';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { addRevalidation } from '../../platform/http/revalidation';
import { route } from '../../platform/http/route';
import { findFaq } from './faq.repository';

export const faqRoutes: Module = (app, { db }) => {
  addRevalidation(app);

  route(app, operation.getFaq, { summary: 'Questions and answers by section' }, async (request) =>
    findFaq(db, requestLanguage(request)),
  );
};
