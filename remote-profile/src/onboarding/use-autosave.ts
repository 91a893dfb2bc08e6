import { type ApiError, useHoldReload } from '@manzil/shared/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type SaveQueue, type SaveStart, type Saving, saveQueueOf } from './save-queue';

type Options<Values> = SaveStart<Values> & {
  step: string;
  /** Another device has saved meanwhile; nothing more is saved until `resume`. */
  onConflict: () => void;
  /** The step takes nothing any more. */
  onOver: (why: ApiError) => void;
};

export type Autosave<Values> = Pick<SaveQueue<Values>, 'typed' | 'flush' | 'resume'> & {
  saving: Saving;
  /** What was typed when the form was shown before, and could not be saved since. */
  held: Values | null;
};

export function useAutosave<Values>({
  step,
  onConflict,
  onOver,
  ...start
}: Options<Values>): Autosave<Values> {
  const [queue] = useState(() => saveQueueOf<Values>(step, () => start));
  const [held] = useState(queue.held);
  const saving = useSyncExternalStore(queue.subscribe, queue.read);
  useHoldReload(saving.is === 'failed' || saving.is === 'disputed');

  useEffect(() => {
    if (saving.is === 'disputed') onConflict();
    if (saving.is === 'over') onOver(saving.why);
  }, [saving]);

  useEffect(() => {
    const hidden = () => document.hidden && void queue.flush();
    document.addEventListener('visibilitychange', hidden);
    if (held !== null) void queue.flush();
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      void queue.flush();
    };
  }, [queue]);

  return { saving, held, typed: queue.typed, flush: queue.flush, resume: queue.resume };
}
