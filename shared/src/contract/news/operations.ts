import type { Operation } from '../operation';
import { News } from './news';

export const about = 'What has happened since the last visit.';

export const getNews = {
  method: 'GET',
  path: '/news',
  access: 'investor',
  answer: News,
} satisfies Operation;
