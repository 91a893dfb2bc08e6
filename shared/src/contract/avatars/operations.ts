import { OCTETS, type Operation } from '../operation';
import { Avatar, AvatarParams } from './avatars';

export const about = 'The picture of a person.';

export const changeAvatar = {
  method: 'PUT',
  path: '/profile/avatar',
  access: 'account',
  body: OCTETS,
  answer: Avatar,
} satisfies Operation;

export const getAvatar = {
  method: 'GET',
  path: '/avatars/:avatar_id',
  access: 'account',
  params: AvatarParams,
  answer: ['image/webp'],
} satisfies Operation;

export const removeAvatar = {
  method: 'DELETE',
  path: '/profile/avatar',
  access: 'account',
  answer: Avatar,
} satisfies Operation;
