import type { Operation } from '../operation';
import { Investor } from '../session/session';
import { LoginInput, SignInCodeInput } from './sign-in';

// Apart from the sessions that it begins: the page that signs in would load what is said of those.
export const about = 'Signing in.';

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
