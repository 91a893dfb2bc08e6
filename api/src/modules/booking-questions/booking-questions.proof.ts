import * as operation from '@manzil/shared/contract/booking-questions/operations';
import { ownAndForeign } from '../../../testing/fuzz/examples';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.getBookingQuestion, 'investor', {
    ids: { booking_id: 'booking' },
    examples: { booking_id: ownAndForeign('booking') },
  }),
  proof(operation.askAboutBooking, 'investor', {
    ids: { booking_id: 'booking', message_id: 'new question' },
    sends: () => ({ text: 'Wofür ist dieser Betrag?' }),
    examples: {
      booking_id: ownAndForeign('booking'),
      text: ['Wofür ist dieser Betrag?', 'Laut Angebot:\n2.204,76 AED.'],
    },
    readBack: async (_, answer) => ({ text: answer.json().messages.at(-1)?.text }),
  }),
];
