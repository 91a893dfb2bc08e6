import { Done } from '../done';
import type { Operation } from '../operation';
import { Investor } from '../session/session';
import { OpenSessionList, SessionLinkInput, SessionParams, SessionsEnded } from './open-sessions';
import { LoginInput, SignInCodeInput } from './sign-in';

export const about = 'Signing in, and the devices on which an investor is signed in.';

export const signIn = {
  method: 'POST',
  path: '/auth/login',
  access: 'everybody',
  body: LoginInput,
  answer: Investor,
} satisfies Operation;

export const signInByCode = {
  method: 'POST',
  path: '/auth/login/code',
  access: 'everybody',
  body: SignInCodeInput,
  answer: Investor,
} satisfies Operation;

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
