import * as operation from '@manzil/shared/contract/contact-messages/operations';
import { EMAIL, PHONES } from '../../../testing/proofs/examples';
import { trimmed } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.sendContactMessage, 'everybody', {
    ids: { message_id: 'new message' },
    sends: ({ email }) => ({
      name: 'Gesine Lindner',
      email,
      phone: null,
      message: 'Wohnung in Dubai Marina.',
      language: 'de',
    }),
    examples: {
      name: ['Gesine Lindner', 'Übersee & Söhne GmbH', 'آنا بيكر'],
      email: EMAIL,
      phone: PHONES,
      message: ['Wohnung in Dubai Marina,\nÜbergabe im März.', 'هل تديرون الشقق؟'],
      website: [''],
    },
    texts: { email: { is: 'kept', as: trimmed }, website: { is: 'answered alike' } },
    // The receipt is all that a sender without an account sees of it.
    readBack: async (_, answer) => answer.json(),
  }),
];
