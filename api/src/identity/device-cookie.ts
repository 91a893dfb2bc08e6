import { tokenCookie } from './token-cookie';

/** The longest that browsers keep a cookie; every sign-in starts it again. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** Marks a browser in which somebody has signed in before. It opens nothing; beside the password it can be the second factor. */
export const { read: readDeviceCookie, set: setDeviceCookie } = tokenCookie('device', MAX_AGE_S);
