import { useHoldReload, usePortal } from '@manzil/shared/runtime';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openUploadQueue, type UploadOptions } from './upload-queue';
import { isUnderWay, type Upload } from './upload-state';

/** What `UploadList` shows. */
export type Uploads<About = unknown> = {
  items: readonly Upload<About>[];
  /** Names of those that were chosen last and are in the list already: they are not sent twice. */
  known: readonly string[];
  /** The network has come back, and something has failed that could be sent again. */
  backOnline: boolean;
  /** @param about null = nothing is said of them yet: what would do is kept until it is added with it */
  add: (files: readonly File[], about: About | null) => void;
  /** Sends what was kept. @param abouts what is said of each, by its id */
  release: (abouts: ReadonlyMap<string, About>) => void;
  /** Stops it, where it is on its way, and takes it off the list. */
  remove: (id: string) => void;
  /** Sends what has failed again, as the same upload. */
  retry: (id: string) => void;
};

/**
 * Files that are sent to the API, two at a time, each under an id of its own, so that one that is sent again after a
 * lost answer is stored once. Who goes to another page of the portal leaves them under way.
 */
export function useUploads<About, Answer>(
  options: Omit<UploadOptions<About, Answer>, 'language'>,
): Uploads<About> {
  const { language } = usePortal();
  const latest = useRef({ ...options, language });
  latest.current = { ...options, language };
  const [queue] = useState(() => openUploadQueue<About, Answer>(() => latest.current));
  const [known, setKnown] = useState<readonly string[]>([]);
  const items = useSyncExternalStore(queue.subscribe, queue.read);
  const underWay = items.some(isUnderWay);
  const failed = items.some(({ state }) => state.is === 'failed');
  const kept = items.some(({ state }) => state.is === 'kept');
  const backOnline = useBackOnline(failed);
  useHoldReload(underWay || failed || kept);

  useEffect(() => {
    if (!underWay) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [underWay]);

  return {
    items,
    known,
    backOnline,
    add: (files, about) => setKnown(queue.add(files, about).map(({ name }) => name)),
    release: (abouts) => setKnown(queue.release(abouts).map(({ name }) => name)),
    remove: queue.remove,
    retry: queue.retry,
  };
}

/** Whether the network has come back since there is something to send again. */
function useBackOnline(failed: boolean): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (!failed) return;
    const comeBack = () => setBack(true);
    const gone = () => setBack(false);
    window.addEventListener('online', comeBack);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', comeBack);
      window.removeEventListener('offline', gone);
      setBack(false);
    };
  }, [failed]);
  return back;
}
