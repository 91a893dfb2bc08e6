import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { currentInvestor, usePortal } from '../runtime';
import type LeaveDialog from './leave-dialog';

/** Loaded with the first change, long before anybody leaves. */
function useLeaveDialog(wanted: boolean): ComponentType<ComponentProps<typeof LeaveDialog>> | null {
  const [dialog, setDialog] = useState<{ default: typeof LeaveDialog } | null>(null);
  useEffect(() => {
    if (!wanted || dialog) return;
    let gone = false;
    import(/* webpackChunkName: "leave-dialog" */ './leave-dialog').then(
      (module) => !gone && setDialog(module),
      // Without it the page can be left: nobody is kept by a question that cannot be asked.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, dialog]);
  return dialog?.default ?? null;
}

/**
 * Asks before a link, "back" or a reload loses what was typed. Whose session has ended is not asked: the way to the
 * sign-in is not theirs to choose.
 * @param unsaved number of fields; 0 = nothing is lost
 */
export function LeaveGuard({ unsaved }: { unsaved: number }) {
  const { language } = usePortal();
  const Dialog = useLeaveDialog(unsaved > 0);
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
      onGo={() => blocker.proceed?.()}
    />
  );
}
