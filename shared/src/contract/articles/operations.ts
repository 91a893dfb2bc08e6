import type { Operation } from '../operation';
import { LanguageQuery } from '../parameters';
import { Article, ArticleList, ArticleListQuery, ArticleParams } from './articles';

export const about = 'The knowledge hub; more of it for who is signed in.';

export const listArticles = {
  method: 'GET',
  path: '/articles',
  access: 'everybody',
  query: ArticleListQuery,
  answer: ArticleList,
} satisfies Operation;

export const getArticle = {
  method: 'GET',
  path: '/articles/:id',
  access: 'everybody',
  params: ArticleParams,
  query: LanguageQuery,
  answer: Article,
} satisfies Operation;
