import { createHash } from 'node:crypto';
import { z } from '@manzil/shared/contract/schema';
import {
  Statement,
  StatementList,
  StatementListQuery,
  StatementParams,
} from '@manzil/shared/contract/statements';
import { notFound } from '../../errors';
import { openEncrypted } from '../../files/encrypted-files';
import { fileDamaged } from '../../files/file.errors';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { requestLanguage } from '../../request-language';
import { recordAct } from '../audit/record-act';
import { findStatement, findStatementFile, listStatements } from './statements.repository';

/** GET /statements, GET /statements/:statement_id, GET /statements/:statement_id/download */
export const statementRoutes: Module = (app, dependencies) => {
  app.get(
    '/statements',
    { schema: { querystring: StatementListQuery, response: { 200: StatementList } } },
    async (request) => {
      const { page = 1 } = request.query;
      return asInvestor(request, (db) => listStatements(db, investorIdOf(request), page));
    },
  );

  app.get(
    '/statements/:statement_id',
    { schema: { params: StatementParams, response: { 200: Statement } } },
    async (request) => {
      const { statement_id } = request.params;
      const statement = await asInvestor(request, (db) =>
        findStatement(db, investorIdOf(request), statement_id, requestLanguage(request)),
      );
      if (!statement) throw notFound();
      return statement;
    },
  );

  app.get(
    '/statements/:statement_id/download',
    {
      schema: {
        params: StatementParams,
        response: { 200: { content: { 'application/pdf': { schema: z.any() } } } },
      },
    },
    async (request, reply) => {
      const investorId = investorIdOf(request);
      const { statement_id } = request.params;
      const file = await asInvestor(request, (db) =>
        findStatementFile(db, investorId, statement_id),
      );
      if (!file) throw notFound();
      const pdf = await openEncrypted(dependencies, file.pdf_key);
      if (createHash('sha256').update(pdf).digest('hex') !== file.sha256) throw fileDamaged();
      await asInvestorWriting(request, (tx) =>
        recordAct(tx, {
          actor: { type: 'investor', id: investorId },
          action: 'statement.downloaded',
          entity_type: 'statement',
          entity_id: statement_id,
        }),
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${file.no}.pdf"`)
        .send(pdf);
    },
  );
};
