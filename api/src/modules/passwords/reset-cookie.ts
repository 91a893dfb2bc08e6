import { tokenCookie } from '../../identity/token-cookie';
import { RESET_MINUTES } from './reset-code';

/** The browser that asked for a reset code, and the only one in which the code works. */
export const {
  read: readResetCookie,
  set: setResetCookie,
  clear: clearResetCookie,
} = tokenCookie('reset', RESET_MINUTES * 60);
