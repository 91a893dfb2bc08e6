import * as operation from '@manzil/shared/contract/statements/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { downloadsBusy } from '../../platform/files/file.errors';
import { archivePlaces, zipOf } from '../../platform/files/zip-archive';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { listStatementFiles } from './statements.repository';

export const statementArchiveRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getStatementArchive,
    { summary: 'The statements of a year as one ZIP', errors: [notFound, downloadsBusy] },
    async (request, reply) => {
      const { year } = request.query;
      const files = await asInvestor(request, (db, me) => listStatementFiles(db, me, year));
      if (files.length === 0) throw notFound();
      const investorId = investorIdOf(request);
      const leave = archivePlaces.take(investorId);
      for (const end of ['finish', 'close']) reply.raw.once(end, leave);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="manzil-${year}.zip"`,
        'cache-control': 'private, no-store',
      });
      if (request.method === 'HEAD') return reply.send();
      await asInvestorWriting(request, (tx) =>
        recordAuditEvent(tx, {
          actor: { type: 'investor', id: investorId },
          action: 'statements.downloaded',
          entity_type: 'investor',
          entity_id: investorId,
          detail: { year, files: files.length },
        }),
      );
      const entries = files.map(({ no, period, pdf_key, published_at }) => ({
        name: `${period} ${no}.pdf`,
        key: pdf_key,
        at: new Date(published_at),
      }));
      return reply.send(zipOf(entries, dependencies));
    },
  );
};
