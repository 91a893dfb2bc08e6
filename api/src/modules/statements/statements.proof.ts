import * as operation from '@manzil/shared/contract/statements/operations';
import { YEARS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listStatements, 'investor'),
  proof(operation.getStatementArchive, 'investor', {
    asks: 'year=2026',
    examples: { year: YEARS },
  }),
  proof(operation.getStatement, 'investor', { ids: { statement_id: 'statement' } }),
  proof(operation.downloadStatement, 'investor', { ids: { statement_id: 'statement' } }),
];
