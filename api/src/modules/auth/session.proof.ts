import { getSession } from '@manzil/shared/contract/session/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [proof(getSession, 'account')];
