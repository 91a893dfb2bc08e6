import * as operation from '@manzil/shared/contract/documents/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { discardFile } from '../../platform/files/discard-file';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { documentReviewed } from './documents.errors';
import { findDocument, listDocuments } from './documents.repository';
import { missingDocuments } from './missing-documents.repository';
import { withdrawDocument } from './withdraw-document.usecase';

export const documentRoutes: Module = (app, dependencies) => {
  const { files } = dependencies;
  route(app, operation.listDocuments, { summary: 'Documents, latest first' }, async (request) =>
    asInvestor(request, (db, me) => listDocuments(db, me, request.query)),
  );

  route(
    app,
    operation.listMissingDocuments,
    { summary: 'What units need and do not have' },
    (request) =>
      asInvestor(request, (db, me) => missingDocuments(db, me, dubaiToday(dependencies))),
  );

  route(app, operation.getDocument, { summary: 'One document' }, async (request) => {
    const document = await asInvestor(request, (db, me) => findDocument(db, me, request.params.id));
    if (!document) throw notFound();
    return document;
  });

  route(
    app,
    operation.withdrawDocument,
    { summary: 'Deletes a document that is in review', errors: [documentReviewed] },
    async (request) => {
      const key = await asInvestorWriting(request, (tx) =>
        withdrawDocument(tx, investorIdOf(request), request.params.id),
      );
      if (key) await discardFile(files, key, request.log);
      return { success: true as const };
    },
  );
};
