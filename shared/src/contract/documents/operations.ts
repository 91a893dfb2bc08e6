import { Done } from '../done';
import { OCTETS, type Operation } from '../operation';
import { LanguageQuery } from '../parameters';
import {
  DocumentDetail,
  DocumentList,
  DocumentListQuery,
  DocumentParams,
  MissingDocuments,
  UploadParams,
  UploadQuery,
} from './documents';

export const about = 'Files of an investor: kept, asked for, sent in and reviewed.';

export const getDocumentArchive = {
  method: 'GET',
  path: '/documents/archive',
  access: 'investor',
  query: LanguageQuery,
  answer: ['application/zip'],
} satisfies Operation;

export const listDocuments = {
  method: 'GET',
  path: '/documents',
  access: 'account',
  query: DocumentListQuery,
  answer: DocumentList,
} satisfies Operation;

export const listMissingDocuments = {
  method: 'GET',
  path: '/documents/missing',
  access: 'investor',
  answer: MissingDocuments,
} satisfies Operation;

export const getDocument = {
  method: 'GET',
  path: '/documents/:id',
  access: 'account',
  params: DocumentParams,
  answer: DocumentDetail,
} satisfies Operation;

export const withdrawDocument = {
  method: 'DELETE',
  path: '/documents/:id',
  access: 'account',
  params: DocumentParams,
  answer: Done,
} satisfies Operation;

export const downloadDocument = {
  method: 'GET',
  path: '/documents/:id/download',
  access: 'account',
  params: DocumentParams,
  answer: ['application/pdf', 'image/jpeg', 'image/png'],
} satisfies Operation;

export const uploadDocument = {
  method: 'PUT',
  path: '/documents/uploads/:upload_id',
  access: 'account',
  params: UploadParams,
  query: UploadQuery,
  body: OCTETS,
  answer: DocumentDetail,
  status: [200, 201],
} satisfies Operation;
