import * as operation from '@manzil/shared/contract/statements/operations';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { addRevalidation, revalidate } from '../../platform/http/revalidation';
import { route } from '../../platform/http/route';
import { sampleStatement } from './sample-statement';

const FILE_NAMES = { de: 'Manzil-Musterabrechnung.pdf', en: 'Manzil-sample-statement.pdf' };

export const sampleStatementRoutes: Module = (app) => {
  addRevalidation(app);

  route(
    app,
    operation.getSampleStatement,
    { summary: 'A statement as an example, as PDF' },
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
