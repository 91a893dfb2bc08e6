import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { currentInvestor, usePortal } from '../runtime';
import { LeaveDialog } from './leave-dialog';

export type LeaveGuardProps = {
  /** Number of fields, or of files. */
  unsaved: number;
  of: 'entries' | 'files';
  onLeave?: () => void;
};

/**
 * Does not ask anybody whose session has ended: the way to the sign-in is not theirs to choose.
 * On the page only while something is unsaved: of several, the router hears the last one alone.
 */
export default function LeaveGuard({ unsaved, of, onLeave }: LeaveGuardProps) {
  const { language } = usePortal();
  const typedBy = useRef(currentInvestor()?.investor_id);
  const isTheirs = () => !typedBy.current || currentInvestor()?.investor_id === typedBy.current;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isTheirs(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isTheirs()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <LeaveDialog
      language={language}
      open={blocker.state === 'blocked'}
      unsaved={unsaved}
      of={of}
      onStay={() => blocker.reset?.()}
      onGo={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
