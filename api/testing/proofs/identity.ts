import { PASSWORD } from '../fixtures';
import { Slot } from '../fuzz/slots';
import { withIdentity } from '../fuzz/with-passkey';
import { CODES, PASSWORDS } from './examples';
import { sixDigits } from './forms';
import type { Fields, Proof } from './proof';

const isConfirmed = ({ confirmation }: Fields) => confirmation instanceof Slot;

/** Of operations that take an `Identity`. */
export const byIdentity = {
  sends: () => ({ password: PASSWORD }),
  examples: {
    password: PASSWORDS,
    code: CODES,
    confirmation: [new Slot('confirmation'), 'by the password'],
  },
  decided: {
    password: (all) => (isConfirmed(all) ? undefined : all.password),
    code: (all) => (isConfirmed(all) ? undefined : all.code),
    confirmation: (all) => (isConfirmed(all) ? all.confirmation : undefined),
  },
  prepare: withIdentity,
  texts: {
    password: { is: 'compared' },
    code: { is: 'compared', as: sixDigits },
    confirmation: { is: 'compared' },
  },
} as const satisfies Partial<Proof>;
