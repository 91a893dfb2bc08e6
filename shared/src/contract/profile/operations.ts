import type { Operation } from '../operation';
import {
  ErasureRequest,
  ErasureRequestInput,
  Profile,
  ProfileExport,
  ProfileExportInput,
  ProfileInput,
} from './profile';

export const about = 'The data of a person, their export and their erasure.';

export const exportProfile = {
  method: 'POST',
  path: '/profile/export',
  access: 'account',
  body: ProfileExportInput,
  answer: ProfileExport,
} satisfies Operation;

export const requestErasure = {
  method: 'POST',
  path: '/profile/erasure-request',
  access: 'account',
  body: ErasureRequestInput,
  answer: ErasureRequest,
} satisfies Operation;

export const getProfile = {
  method: 'GET',
  path: '/profile',
  access: 'account',
  answer: Profile,
} satisfies Operation;

export const changeProfile = {
  method: 'PATCH',
  path: '/profile',
  access: 'account',
  body: ProfileInput,
  answer: Profile,
} satisfies Operation;
