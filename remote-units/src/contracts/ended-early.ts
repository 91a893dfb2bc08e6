import type { ContractSummary } from '@manzil/shared/contract/contracts/contracts';
import { today } from '../today';

/** Whether a contract has ended on a day that is not told: the agreed last day is still ahead. */
export const endedEarly = ({
  state,
  ends_on,
}: Pick<ContractSummary, 'state' | 'ends_on'>): boolean =>
  state === 'ended' && ends_on !== null && ends_on > today();
