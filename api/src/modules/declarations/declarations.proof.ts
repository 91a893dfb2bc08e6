import * as operation from '@manzil/shared/contract/declarations/operations';
import { EMAIL } from '../../../testing/proofs/examples';
import { trimmed } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';

const NAMES = ['Gesine Lindner', 'Übersee & Söhne GmbH', 'آنا بيكر'];

export const proofs = [
  proof(operation.declareCancellation, 'everybody', {
    ids: { cancellation_id: 'new cancellation' },
    sends: ({ email }) => ({
      notice: 'extraordinary',
      reason: 'Seit Mai keine Abrechnung.',
      name: 'Gesine Lindner',
      email,
      contract: 'Marina Walk Tower 2304',
      ends_on: '2031-01-31',
    }),
    examples: {
      name: NAMES,
      email: EMAIL,
      reason: ['Seit Mai keine Abrechnung.', 'الشقة لم تؤجر'],
      ends_on: [null, '2031-01-31'],
    },
    texts: { email: { is: 'kept', as: trimmed } },
    // The receipt is all that a sender without an account sees of it.
    readBack: async (_, answer) => answer.json(),
  }),
  proof(operation.declareWithdrawal, 'everybody', {
    ids: { withdrawal_id: 'new withdrawal' },
    sends: ({ email }) => ({
      name: 'Gesine Lindner',
      email,
      contract: 'Marina Walk Tower 2304',
    }),
    examples: { name: NAMES, email: EMAIL },
    texts: { email: { is: 'kept', as: trimmed } },
    readBack: async (_, answer) => answer.json(),
  }),
];
