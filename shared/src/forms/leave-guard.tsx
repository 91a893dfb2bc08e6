import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { currentInvestor, usePortal } from '../runtime';
import { LeaveDialog } from './leave-dialog';

/**
 * Asks before a link, "back" or a reload loses what was typed. Whose session has ended is not asked: the way to the
 * sign-in is not theirs to choose.
 * @param unsaved number of fields; 0 = nothing is lost
 */
export default function LeaveGuard({ unsaved, onLeave }: { unsaved: number; onLeave: () => void }) {
  const { language } = usePortal();
  const typedBy = useRef(currentInvestor()?.investor_id);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      (!typedBy.current || currentInvestor()?.investor_id === typedBy.current),
  );

  useEffect(() => {
    if (unsaved === 0) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <LeaveDialog
      language={language}
      open={blocker.state === 'blocked'}
      unsaved={unsaved}
      onStay={() => blocker.reset?.()}
      onGo={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
