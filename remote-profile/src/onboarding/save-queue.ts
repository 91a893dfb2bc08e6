import { type ApiError, isApiError, queryClient } from '@manzil/shared/runtime';

/** After so long without a key being pressed. */
const REST_MS = 800;
const RETRY_MS = 5_000;

export type Saving =
  | { is: 'nothing' | 'saving' | 'failed' | 'disputed' }
  /** ISO 8601 */
  | { is: 'saved'; at: string }
  | { is: 'over'; why: ApiError };

type Save<Values> = (
  values: Values,
  version: number,
) => Promise<{ version: number; saved_at: string }>;

/** Saves what is typed, one request at a time; what does not get through is tried again, whether its form is shown or not. */
export type SaveQueue<Values> = {
  read: () => Saving;
  subscribe: (listener: () => void) => () => void;
  /** What was typed and is not saved; null = nothing. */
  held: () => Values | null;
  /** Has the values saved as soon as nobody types any more. */
  typed: (values: Values) => void;
  /** Saves what is still waiting, at once. @returns the version from then on */
  flush: () => Promise<number>;
  /** What was typed no longer waits, and saving goes on from this version. */
  resume: (version: number) => void;
};

export type SaveStart<Values> = {
  version: number;
  savedAt: string | null;
  /** @throws ApiError */
  save: Save<Values>;
};

/** By step, in the cache: there it outlives the form, and goes with the session. */
const KEY = ['unsaved'];
type Queues = Map<string, unknown>;
const queues = (): Queues => queryClient.getQueryData<Queues>(KEY) ?? new Map();

/** That of a step, where something is held in it; else a new one. */
export function saveQueueOf<Values>(
  step: string,
  start: () => SaveStart<Values>,
): SaveQueue<Values> {
  const known = queues();
  const before = known.get(step) as SaveQueue<Values> | undefined;
  if (before && before.held() !== null) return before;
  const queue: SaveQueue<Values> = openQueue(start(), () => queues().get(step) === queue);
  queryClient.setQueryData(KEY, new Map(known).set(step, queue));
  return queue;
}

/** Where what was wrong lies with the connection, or a server that is busy. */
const mayPass = ({ status }: ApiError): boolean => status < 400 || status === 429 || status > 499;

/** @param isKept whether it is still the one of its step, in the same session */
function openQueue<Values>(
  { version, savedAt, save }: SaveStart<Values>,
  isKept: () => boolean,
): SaveQueue<Values> {
  const listeners = new Set<() => void>();
  let saving: Saving = savedAt ? { is: 'saved', at: savedAt } : { is: 'nothing' };
  let known = version;
  let waiting: Values | null = null;
  let underWay: Values | null = null;
  let halted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const held = () => waiting ?? underWay;
  const ask = (event: BeforeUnloadEvent): void => {
    if (held() !== null && isKept()) event.preventDefault();
  };

  function show(now: Saving): void {
    saving = now;
    if (now.is === 'failed' || now.is === 'disputed') window.addEventListener('beforeunload', ask);
    else if (now.is !== 'saving') window.removeEventListener('beforeunload', ask);
    for (const listener of listeners) listener();
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function fail(error: ApiError): void {
    halted = isApiError(error, 409);
    if (halted && error.code !== 'changed_meanwhile') {
      waiting = null;
      show({ is: 'over', why: error });
      return;
    }
    show({ is: halted ? 'disputed' : 'failed' });
    if (!halted && mayPass(error)) later(RETRY_MS);
  }

  async function saveWaiting(): Promise<void> {
    if (waiting === null || halted || !isKept()) return;
    underWay = waiting;
    waiting = null;
    show({ is: 'saving' });
    try {
      const saved = await save(underWay, known);
      known = saved.version;
      underWay = null;
      show({ is: 'saved', at: saved.saved_at });
    } catch (error) {
      if (!isApiError(error)) throw error;
      waiting ??= underWay;
      underWay = null;
      fail(error);
    }
  }

  function flush(): Promise<number> {
    clearTimeout(timer);
    const run = running.then(saveWaiting);
    running = run;
    return run.then(() => known);
  }

  return {
    read: () => saving,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    held,
    typed: (values) => {
      waiting = values;
      if (!halted) later(REST_MS);
    },
    flush,
    resume: (from) => {
      clearTimeout(timer);
      known = from;
      waiting = null;
      halted = false;
      show({ is: 'nothing' });
    },
  };
}
