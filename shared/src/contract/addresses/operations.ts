import type { Operation } from '../operation';
import { Profile } from '../profile/profile';
import { AddressInput, AddressList, AddressListQuery } from './addresses';

export const about = 'Where a person lives and has lived.';

export const changeAddress = {
  method: 'PUT',
  path: '/profile/address',
  access: 'account',
  body: AddressInput,
  answer: Profile,
} satisfies Operation;

export const listAddresses = {
  method: 'GET',
  path: '/profile/addresses',
  access: 'account',
  query: AddressListQuery,
  answer: AddressList,
} satisfies Operation;
