import { tokenCookie } from '../../identity/token-cookie';
import { MINUTE_S } from '../../platform/limits/limits';
import { CHALLENGE_MINUTES } from './passkey-challenges.repository';

/** Of a browser that was given challenges: one for all its pages, so that it is left to end by itself. */
export const { read: readPasskeyCookie, set: setPasskeyCookie } = tokenCookie(
  'passkey',
  CHALLENGE_MINUTES * MINUTE_S,
);
