import { Identity } from '../credentials';
import { Done } from '../done';
import type { Operation } from '../operation';
import { Investor } from '../session/session';
import {
  AddPasskeyInput,
  Confirmation,
  CreationOptions,
  Passkey,
  PasskeyAnswer,
  PasskeyList,
  PasskeyParams,
  RenamePasskeyInput,
  RequestOptions,
} from './passkeys';

export const about = 'Passkeys: signing in by what unlocks a device, without a password.';

export const listPasskeys = {
  method: 'GET',
  path: '/passkeys',
  access: 'account',
  answer: PasskeyList,
} satisfies Operation;

export const startPasskey = {
  method: 'POST',
  path: '/passkeys/start',
  access: 'account',
  body: Identity,
  answer: CreationOptions,
} satisfies Operation;

export const addPasskey = {
  method: 'POST',
  path: '/passkeys',
  access: 'account',
  body: AddPasskeyInput,
  answer: Passkey,
} satisfies Operation;

export const renamePasskey = {
  method: 'PATCH',
  path: '/passkeys/:passkey_id',
  access: 'account',
  params: PasskeyParams,
  body: RenamePasskeyInput,
  answer: Passkey,
} satisfies Operation;

export const removePasskey = {
  method: 'POST',
  path: '/passkeys/:passkey_id/remove',
  access: 'account',
  params: PasskeyParams,
  body: Identity,
  answer: Done,
} satisfies Operation;

export const startConfirmation = {
  method: 'POST',
  path: '/passkeys/confirm/start',
  access: 'account',
  answer: RequestOptions,
} satisfies Operation;

export const confirmByPasskey = {
  method: 'POST',
  path: '/passkeys/confirm',
  access: 'account',
  body: PasskeyAnswer,
  answer: Confirmation,
} satisfies Operation;

export const startPasskeySignIn = {
  method: 'POST',
  path: '/auth/passkey/start',
  access: 'everybody',
  answer: RequestOptions,
} satisfies Operation;

export const signInByPasskey = {
  method: 'POST',
  path: '/auth/passkey',
  access: 'everybody',
  body: PasskeyAnswer,
  answer: Investor,
} satisfies Operation;
