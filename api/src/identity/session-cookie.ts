import { tokenCookie } from './token-cookie';

export const {
  name: sessionCookieName,
  read: readSessionCookie,
  set: setSessionCookie,
  clear: clearSessionCookie,
} = tokenCookie('session');
