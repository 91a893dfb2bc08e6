import {
  DocumentDetail,
  DocumentList,
  DocumentListQuery,
  DocumentParams,
  MissingDocuments,
} from '@manzil/shared/contract/documents';
import { Done } from '@manzil/shared/contract/session';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import { discardFile } from '../../files/discard-file';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { findDocument, listDocuments } from './documents.repository';
import { missingDocuments } from './missing-documents.repository';
import { withdrawDocument } from './withdraw-document.usecase';

/** Onboarding asks for documents. */
const config = { onboarding: true } as const;

/** GET /documents, GET /documents/missing, GET /documents/:id, DELETE /documents/:id */
export const documentRoutes: Module = (app, dependencies) => {
  const { files } = dependencies;
  app.get(
    '/documents',
    { schema: { querystring: DocumentListQuery, response: { 200: DocumentList } }, config },
    async (request) =>
      asInvestor(request, (db) => listDocuments(db, investorIdOf(request), request.query)),
  );

  app.get('/documents/missing', { schema: { response: { 200: MissingDocuments } } }, (request) =>
    asInvestor(request, (db) =>
      missingDocuments(db, investorIdOf(request), dubaiToday(dependencies)),
    ),
  );

  app.get(
    '/documents/:id',
    { schema: { params: DocumentParams, response: { 200: DocumentDetail } }, config },
    async (request) => {
      const document = await asInvestor(request, (db) =>
        findDocument(db, investorIdOf(request), request.params.id),
      );
      if (!document) throw notFound();
      return document;
    },
  );

  app.delete(
    '/documents/:id',
    { schema: { params: DocumentParams, response: { 200: Done } }, config },
    async (request) => {
      const key = await asInvestorWriting(request, (tx) =>
        withdrawDocument(tx, investorIdOf(request), request.params.id),
      );
      if (key) await discardFile(files, key, request.log);
      return { success: true as const };
    },
  );
};
