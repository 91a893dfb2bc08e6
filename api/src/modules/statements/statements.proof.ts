import * as operation from '@manzil/shared/contract/statements/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listStatements),
  proof(operation.getStatement, { ids: { statement_id: 'statement' } }),
  proof(operation.downloadStatement, { ids: { statement_id: 'statement' } }),
];
