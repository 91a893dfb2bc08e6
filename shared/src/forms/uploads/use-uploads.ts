import { useHoldReload, usePortal } from '@manzil/shared/runtime';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openUploadQueue, type UploadOptions } from './upload-queue';
import { isUnderWay, type Upload } from './upload-state';

export type Uploads<About = unknown> = {
  items: readonly Upload<About>[];
  known: readonly string[];
  backOnline: boolean;
  add: (files: readonly File[], about: About | null) => void;
  release: (abouts: ReadonlyMap<string, About>) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
};

/** Each has an id of its own: sent again after a lost answer, it is stored once. Goes on when the user leaves. */
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
