import { tokenCookie } from './token-cookie';

export const {
  read: readSessionCookie,
  set: setSessionCookie,
  clear: clearSessionCookie,
} = tokenCookie('session');
