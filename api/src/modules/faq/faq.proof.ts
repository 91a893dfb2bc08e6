import * as operation from '@manzil/shared/contract/faq/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [proof(operation.getFaq, 'everybody')];
