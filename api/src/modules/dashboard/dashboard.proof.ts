import * as operation from '@manzil/shared/contract/dashboard/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [proof(operation.getDashboard, 'investor')];
