import * as operation from '@manzil/shared/contract/articles/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listArticles, 'everybody'),
  proof(operation.getArticle, 'everybody', { ids: { id: 'article' } }),
];
