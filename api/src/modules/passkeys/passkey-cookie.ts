import { tokenCookie } from '../../identity/token-cookie';
import { MINUTE_S } from '../../platform/limits/limits';
import { CHALLENGE_MINUTES } from './passkey-challenges.repository';

/** Of a browser that was given a challenge, and has not answered it yet. */
export const {
  read: readPasskeyCookie,
  set: setPasskeyCookie,
  clear: clearPasskeyCookie,
} = tokenCookie('passkey', CHALLENGE_MINUTES * MINUTE_S);
