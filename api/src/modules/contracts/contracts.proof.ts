import * as operation from '@manzil/shared/contract/contracts/operations';
import { proof } from '../../../testing/proofs/proof';

const ids = { contract_id: 'contract' } as const;

export const proofs = [
  proof(operation.listContracts, 'investor', {
    asks: 'kind=purchase',
    query: { unit_id: { names: 'unit', otherwise: 200 } },
  }),
  proof(operation.getContract, 'investor', { ids }),
  proof(operation.downloadDeadlines, 'investor', { ids }),
];
