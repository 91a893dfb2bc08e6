import { getDocumentArchive } from '@manzil/shared/contract/documents/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [proof(getDocumentArchive, 'investor')];
