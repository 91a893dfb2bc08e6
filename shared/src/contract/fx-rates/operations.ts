import { FxRate, FxRateQuery } from '../fx';
import type { Operation } from '../operation';

export const getFxRate = {
  method: 'GET',
  path: '/fx-rates',
  access: 'investor',
  query: FxRateQuery,
  answer: FxRate,
} satisfies Operation;
