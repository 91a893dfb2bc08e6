import type { Operation } from '../operation';
import { FxRate, FxRateQuery } from './fx-rates';

export const about = 'Rates of exchange by day.';

export const getFxRate = {
  method: 'GET',
  path: '/fx-rates',
  access: 'investor',
  query: FxRateQuery,
  answer: FxRate,
} satisfies Operation;
