import { MINUTE_S } from '../platform/limits/limits';
import { TICKET_MINUTES } from './sign-in-tickets.repository';
import { tokenCookie } from './token-cookie';

/** Of a browser in which the password was right, and the code is still missing. */
export const {
  read: readTicketCookie,
  set: setTicketCookie,
  clear: clearTicketCookie,
} = tokenCookie('sign-in', TICKET_MINUTES * MINUTE_S);
