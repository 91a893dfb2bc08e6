import type { Operation } from '../operation';
import { LanguageQuery } from '../parameters';
import {
  Statement,
  StatementArchiveQuery,
  StatementList,
  StatementListQuery,
  StatementParams,
} from './statements';

export const about = 'Monthly statements, and one as an example.';

export const getSampleStatement = {
  method: 'GET',
  path: '/sample-statement',
  access: 'everybody',
  query: LanguageQuery,
  answer: ['application/pdf'],
} satisfies Operation;

export const listStatements = {
  method: 'GET',
  path: '/statements',
  access: 'investor',
  query: StatementListQuery,
  answer: StatementList,
} satisfies Operation;

export const getStatementArchive = {
  method: 'GET',
  path: '/statements/archive',
  access: 'investor',
  query: StatementArchiveQuery,
  answer: ['application/zip'],
} satisfies Operation;

export const getStatement = {
  method: 'GET',
  path: '/statements/:statement_id',
  access: 'investor',
  params: StatementParams,
  query: LanguageQuery,
  answer: Statement,
} satisfies Operation;

export const downloadStatement = {
  method: 'GET',
  path: '/statements/:statement_id/download',
  access: 'investor',
  params: StatementParams,
  answer: ['application/pdf'],
} satisfies Operation;
