import type { Operation } from '../operation';
import { UnitParams } from '../units/unit-detail';
import {
  PackageList,
  PackageListQuery,
  PackageOrder,
  PackageOrderDownload,
  PackageOrderInput,
  PackageOrderParams,
  ScheduledPackageQuery,
  UnitPackage,
} from './packages';

export const about = 'What is ordered for a unit, and what can be.';

export const listPackages = {
  method: 'GET',
  path: '/packages',
  access: 'investor',
  query: PackageListQuery,
  answer: PackageList,
} satisfies Operation;

export const getUnitPackage = {
  method: 'GET',
  path: '/units/:unit_id/package',
  access: 'investor',
  params: UnitParams,
  answer: UnitPackage,
} satisfies Operation;

export const orderPackage = {
  method: 'PUT',
  path: '/units/:unit_id/package-orders/:order_id',
  access: 'investor',
  params: PackageOrderParams,
  body: PackageOrderInput,
  answer: PackageOrder,
  status: [200, 201],
} satisfies Operation;

export const takeBackPackage = {
  method: 'DELETE',
  path: '/units/:unit_id/package/scheduled',
  access: 'investor',
  params: UnitParams,
  query: ScheduledPackageQuery,
  answer: UnitPackage,
} satisfies Operation;

export const downloadPackageOrder = {
  method: 'GET',
  path: '/package-orders/:order_id/download',
  access: 'investor',
  params: PackageOrderDownload,
  answer: ['application/pdf'],
} satisfies Operation;
