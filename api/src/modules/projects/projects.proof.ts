import * as operation from '@manzil/shared/contract/projects/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.readReports, 'investor', {
    ids: { property_id: 'property' },
    sends: () => ({ read_until: '2026-11-20T08:00:00Z' }),
    examples: { read_until: ['2026-11-20T08:00:00Z', '2020-01-01T00:00:00.000Z'] },
    texts: { read_until: { is: 'compared' } },
  }),
  proof(operation.getProject, 'investor', { ids: { property_id: 'property' } }),
  proof(operation.getConstructionPhoto, 'investor', { ids: { photo_id: 'photo' } }),
];
