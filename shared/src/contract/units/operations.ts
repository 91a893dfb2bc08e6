import type { Operation } from '../operation';
import { UnitDetail, UnitParams } from './unit-detail';
import { UnitFileQuery, UnitList, UnitListQuery } from './unit-list';

export const about = 'The units of an investor.';

export const listUnits = {
  method: 'GET',
  path: '/units',
  access: 'investor',
  query: UnitListQuery,
  answer: UnitList,
} satisfies Operation;

export const downloadUnits = {
  method: 'GET',
  path: '/units.csv',
  access: 'investor',
  query: UnitFileQuery,
  answer: ['text/csv'],
} satisfies Operation;

export const downloadUnitWorkbook = {
  method: 'GET',
  path: '/units.xlsx',
  access: 'investor',
  query: UnitFileQuery,
  answer: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} satisfies Operation;

export const getUnit = {
  method: 'GET',
  path: '/units/:unit_id',
  access: 'investor',
  params: UnitParams,
  answer: UnitDetail,
} satisfies Operation;
