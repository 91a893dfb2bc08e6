import * as operation from '@manzil/shared/contract/statements/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listStatements, 'investor'),
  proof(operation.getStatement, 'investor', { ids: { statement_id: 'statement' } }),
  proof(operation.downloadStatement, 'investor', { ids: { statement_id: 'statement' } }),
];
