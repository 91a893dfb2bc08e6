import { createHash } from 'node:crypto';
import * as operation from '@manzil/shared/contract/statements/operations';
import { asInvestor, asInvestorWriting, investorLanguage } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { fileDamaged, filesUnavailable } from '../../platform/files/file.errors';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findStatement, findStatementFile, listStatements } from './statements.repository';

export const statementRoutes: Module = (app, dependencies) => {
  route(app, operation.listStatements, { summary: 'Statements, latest first' }, async (request) => {
    const { page = 1 } = request.query;
    return asInvestor(request, (db, me) => listStatements(db, me, page));
  });

  route(app, operation.getStatement, { summary: 'One statement' }, async (request) => {
    const { statement_id } = request.params;
    const language = await investorLanguage(request);
    const statement = await asInvestor(request, (db, me) =>
      findStatement(db, me, statement_id, language),
    );
    if (!statement) throw notFound();
    return statement;
  });

  route(
    app,
    operation.downloadStatement,
    { summary: 'A statement as PDF', errors: [filesUnavailable, fileDamaged] },
    async (request, reply) => {
      const { statement_id } = request.params;
      const file = await asInvestor(request, (db, me) => findStatementFile(db, me, statement_id));
      if (!file) throw notFound();
      const pdf = await openEncrypted(dependencies, file.pdf_key);
      if (createHash('sha256').update(pdf).digest('hex') !== file.sha256) throw fileDamaged();
      await asInvestorWriting(request, (tx, me) =>
        recordAuditEvent(tx, {
          actor: { type: 'investor', id: me },
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
