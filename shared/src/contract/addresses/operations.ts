import type { Operation } from '../operation';
import { AddressInput, AddressList, AddressListQuery, Profile } from '../profile';

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
