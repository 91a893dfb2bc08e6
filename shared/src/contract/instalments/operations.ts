import type { Operation } from '../operation';
import { EscrowIban, InstalmentDetail, InstalmentParams, RevealInput } from './instalments';

export const about = 'Paying an instalment: where to, and what has become of its proof.';

export const getInstalment = {
  method: 'GET',
  path: '/units/:unit_id/instalments/:seq',
  access: 'investor',
  params: InstalmentParams,
  answer: InstalmentDetail,
} satisfies Operation;

export const revealEscrowIban = {
  method: 'POST',
  path: '/units/:unit_id/instalments/:seq/iban',
  access: 'investor',
  params: InstalmentParams,
  body: RevealInput,
  answer: EscrowIban,
} satisfies Operation;
