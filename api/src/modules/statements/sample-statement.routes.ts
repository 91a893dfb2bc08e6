import { LanguageQuery } from '@manzil/shared/contract/parameters';
import { z } from '@manzil/shared/contract/schema';
import type { Module } from '../../module';
import { addRevalidation, revalidate } from '../../plugins/revalidation';
import { requestLanguage } from '../../request-language';
import { sampleStatement } from './sample-statement';

const FILE_NAMES = { de: 'Manzil-Musterabrechnung.pdf', en: 'Manzil-sample-statement.pdf' };

/** GET /sample-statement, for whoever wants to see one before there is anything to settle. */
export const sampleStatementRoutes: Module = (app) => {
  addRevalidation(app);

  app.get(
    '/sample-statement',
    {
      schema: {
        querystring: LanguageQuery,
        response: { 200: { content: { 'application/pdf': { schema: z.any() } } } },
      },
    },
    async (request, reply) => {
      const language = requestLanguage(request);
      revalidate(reply);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${FILE_NAMES[language]}"`)
        .send(await sampleStatement(language));
    },
  );
};
