import * as operation from '@manzil/shared/contract/statements/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [proof(operation.getSampleStatement, 'everybody')];
