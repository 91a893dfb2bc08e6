import { downloadDocument } from '@manzil/shared/contract/documents/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [proof(downloadDocument, 'account', { ids: { id: 'document' } })];
