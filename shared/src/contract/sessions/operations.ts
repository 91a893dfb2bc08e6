import { Done } from '../done';
import type { Operation } from '../operation';
import { OpenSessionList, SessionLinkInput, SessionParams, SessionsEnded } from './open-sessions';

export const about = 'The devices on which an investor is signed in.';

export const listSessions = {
  method: 'GET',
  path: '/auth/sessions',
  access: 'account',
  answer: OpenSessionList,
} satisfies Operation;

export const endSession = {
  method: 'DELETE',
  path: '/auth/sessions/:session_id',
  access: 'account',
  params: SessionParams,
  answer: Done,
} satisfies Operation;

export const endOtherSessions = {
  method: 'POST',
  path: '/auth/sessions/revoke-others',
  access: 'account',
  answer: SessionsEnded,
} satisfies Operation;

/** From the mail that tells of a sign-in, by whoever has it. */
export const endSessionByMail = {
  method: 'POST',
  path: '/auth/sessions/end-by-mail',
  access: 'everybody',
  body: SessionLinkInput,
  answer: Done,
} satisfies Operation;
