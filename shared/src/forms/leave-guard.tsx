import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { currentInvestor, usePortal } from '../runtime';
import { useLazyPart } from './use-lazy-part';

const load = () => import(/* webpackChunkName: "leave-dialog" */ './leave-dialog');

/**
 * Asks before a link, "back" or a reload loses what was typed. Whose session has ended is not asked: the way to the
 * sign-in is not theirs to choose.
 * @param unsaved number of fields; 0 = nothing is lost
 */
export function LeaveGuard({ unsaved, onLeave }: { unsaved: number; onLeave: () => void }) {
  const { language } = usePortal();
  // With the first change, long before anybody leaves. Without it nobody is kept by a question that cannot be asked.
  const Dialog = useLazyPart(unsaved > 0, load);
  const typedBy = useRef(currentInvestor()?.investor_id);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved > 0 &&
      Dialog !== null &&
      currentLocation.pathname !== nextLocation.pathname &&
      (!typedBy.current || currentInvestor()?.investor_id === typedBy.current),
  );

  useEffect(() => {
    if (unsaved === 0) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (!Dialog) return null;
  return (
    <Dialog
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
