import { Done } from '../done';
import type { Operation } from '../operation';
import { Investor, SessionValidity } from './session';

export const about = 'The session of the caller: who is signed in, and its end.';

export const getSession = {
  method: 'GET',
  path: '/auth/',
  access: 'account',
  answer: Investor,
} satisfies Operation;

export const checkSession = {
  method: 'GET',
  path: '/auth/session',
  access: 'everybody',
  answer: SessionValidity,
} satisfies Operation;

export const signOut = {
  method: 'POST',
  path: '/auth/logout',
  access: 'everybody',
  answer: Done,
} satisfies Operation;

export const cleanUpSession = {
  method: 'POST',
  path: '/auth/session/cleanup',
  access: 'everybody',
  answer: Done,
} satisfies Operation;
