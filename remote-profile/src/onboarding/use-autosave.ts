import { type ApiError, isApiError } from '@manzil/shared/runtime';
import { useEffect, useRef, useState } from 'react';

/** After so long without a key being pressed. */
const REST_MS = 800;
const RETRY_MS = 5_000;

export type Saving =
  | { is: 'nothing' | 'saving' | 'failed' | 'disputed' }
  /** ISO 8601 */
  | { is: 'saved'; at: string };

type Options<Values> = {
  /** Of what the fields were filled with. */
  version: number;
  savedAt: string | null;
  /** @throws ApiError */
  save: (values: Values, version: number) => Promise<{ version: number; saved_at: string }>;
  /** Another device has saved meanwhile; nothing more is saved until `resume`. */
  onConflict: () => void;
};

export type Autosave<Values> = {
  saving: Saving;
  /** Has the values saved as soon as nobody types any more. */
  typed: (values: Values) => void;
  /** Saves what is still waiting, at once. @returns the version from then on */
  flush: () => Promise<number>;
  /** What was typed no longer waits, and saving goes on from this version. */
  resume: (version: number) => void;
};

/** Where what was wrong lies with the connection, or a server that is busy. */
const mayPass = ({ status }: ApiError): boolean => status < 400 || status === 429 || status > 499;

/** Saves what is typed while it is typed, one request at a time; what does not get through is tried again. */
export function useAutosave<Values>(options: Options<Values>): Autosave<Values> {
  const { version, savedAt } = options;
  const [saving, setSaving] = useState<Saving>(
    savedAt ? { is: 'saved', at: savedAt } : { is: 'nothing' },
  );
  const latest = useRef(options);
  latest.current = options;
  const [queue] = useState(() => {
    let known = version;
    let waiting: Values | null = null;
    let halted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: Promise<unknown> = Promise.resolve();

    function later(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), ms);
    }

    async function saveWaiting(): Promise<void> {
      const values = waiting;
      if (values === null || halted) return;
      waiting = null;
      setSaving({ is: 'saving' });
      try {
        const saved = await latest.current.save(values, known);
        known = saved.version;
        setSaving({ is: 'saved', at: saved.saved_at });
      } catch (error) {
        if (!isApiError(error)) throw error;
        waiting ??= values;
        if (isApiError(error, 409)) {
          halted = true;
          setSaving({ is: 'disputed' });
          latest.current.onConflict();
        } else {
          setSaving({ is: 'failed' });
          if (mayPass(error)) later(RETRY_MS);
        }
      }
    }

    function flush(): Promise<number> {
      clearTimeout(timer);
      const run = running.then(saveWaiting);
      running = run;
      return run.then(() => known);
    }

    return {
      typed: (values: Values) => {
        waiting = values;
        if (!halted) later(REST_MS);
      },
      flush,
      resume: (from: number) => {
        known = from;
        waiting = null;
        halted = false;
        setSaving({ is: 'nothing' });
      },
      stop: () => clearTimeout(timer),
    };
  });

  useEffect(() => {
    const hidden = () => document.hidden && void queue.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      void queue.flush().then(queue.stop);
    };
  }, [queue]);

  return { saving, typed: queue.typed, flush: queue.flush, resume: queue.resume };
}
