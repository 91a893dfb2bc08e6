import * as operation from '@manzil/shared/contract/calendar-feed/operations';
import { Slot } from '../../../testing/fuzz/slots';
import { proof } from '../../../testing/proofs/proof';
import { renewFeed } from './calendar-feeds.repository';

export const proofs = [
  proof(operation.readCalendar, 'everybody', {
    asks: 'token=nobodys',
    status: [404],
    examples: { token: [new Slot('calendar_token')] },
    prepare: async ({ portal, owner }) => ({
      known: { calendar_token: await renewFeed(portal.db, owner.id) },
    }),
  }),
  proof(operation.renewCalendarFeed, 'investor'),
  proof(operation.endCalendarFeed, 'investor'),
];
