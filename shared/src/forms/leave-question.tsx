import type { LeaveGuardProps } from './leave-guard';
import { lazyPart, useLazyPart } from './use-lazy-part';

const leaveGuard = lazyPart(() => import(/* webpackChunkName: "leave-guard" */ './leave-guard'));

export function LeaveQuestion(props: LeaveGuardProps) {
  const isUnsaved = props.unsaved > 0;
  // With the first change, long before anybody leaves. Without it nobody is kept by a question that cannot be asked.
  const LeaveGuard = useLazyPart(isUnsaved, leaveGuard);
  return LeaveGuard && isUnsaved && <LeaveGuard {...props} />;
}
