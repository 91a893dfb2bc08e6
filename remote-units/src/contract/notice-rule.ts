import type { Contract } from '@manzil/shared/contract/contracts/contracts';

type Rule = 'dubai' | 'elsewhere' | 'managed' | 'managed_until';

/** By what notice is given; null where there is nothing to give notice of. */
export function noticeRule({
  state,
  ends_on,
  tenancy,
  management,
  deadlines,
}: Contract): Rule | null {
  if (state === 'ended') return null;
  if (management) return ends_on ? 'managed_until' : 'managed';
  if (!tenancy || tenancy.notice_given) return null;
  if (!tenancy.in_dubai) return 'elsewhere';
  const isAhead = deadlines.some(({ kind }) => kind === 'rent_notice' || kind === 'leave_notice');
  return isAhead ? 'dubai' : null;
}
