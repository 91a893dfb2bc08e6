import { currentInvestor, investor$ } from '@manzil/shared/runtime';
import { randomId } from '@manzil/shared/runtime/random-id';
import { checkFile, type FileLimits } from './check-file';
import { type AnswerSchema, uploadFile } from './upload-file';
import { stateAfter, type Upload, type UploadState } from './upload-state';

/** The API takes four of one investor; more at once are no faster over one line. */
const TOGETHER = 2;

export type UploadOptions<About, Answer> = {
  limits: FileLimits;
  language: string;
  /** Below the API's base. */
  path: (id: string, file: File, about: About) => string;
  /** Whether the same file is wanted once only, where this was said of it at one time and that at another. */
  isSame: (about: About, other: About) => boolean;
  schema: AnswerSchema<Answer>;
  sent: (answer: Answer, upload: Upload<About> & { about: About }) => void;
  /** A file has not arrived, and its list is not on show any more. */
  lost: (upload: Upload<About>) => void;
};

/** Two at a time. Goes on when nobody looks, until the session ends. */
export type UploadQueue<About> = {
  read: () => readonly Upload<About>[];
  subscribe: (listener: () => void) => () => void;
  /** Without `about` they are checked, and kept until they are added with it. @returns those in the list already */
  add: (files: readonly File[], about: About | null) => File[];
  /** Sends what was kept, by its id. @returns those in the list already, with the same said of them */
  release: (abouts: ReadonlyMap<string, About>) => File[];
  remove: (id: string) => void;
  /** Sends what has failed again, as the same upload. */
  retry: (id: string) => void;
};

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** @param options asked for whenever something is sent */
export function openUploadQueue<About, Answer>(
  options: () => UploadOptions<About, Answer>,
): UploadQueue<About> {
  const owner = currentInvestor()?.investor_id;
  const listeners = new Set<() => void>();
  const senders = new Map<string, AbortController>();
  let uploads: readonly Upload<About>[] = [];

  function change(next: readonly Upload<About>[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  const find = (id: string) => uploads.find((upload) => upload.id === id);

  function show(id: string, state: UploadState): void {
    change(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
    const shown = find(id);
    if (shown && listeners.size === 0 && (state.is === 'failed' || state.is === 'refused'))
      options().lost(shown);
  }

  function sendNext(): void {
    while (senders.size < TOGETHER) {
      const next = uploads.find(({ state }) => state.is === 'waiting');
      if (!next) return;
      void send(next);
    }
  }

  async function send(upload: Upload<About>): Promise<void> {
    const { id, file, about } = upload;
    if (about === null) return;
    const sender = new AbortController();
    senders.set(id, sender);
    show(id, { is: 'sending', fraction: 0 });
    const session = investor$.subscribe((investor) => {
      if (investor?.investor_id !== owner) sender.abort();
    });
    try {
      const { path, schema, language } = options();
      const answer = await uploadFile({
        path: path(id, file, about),
        file,
        schema,
        language,
        signal: sender.signal,
        progress: (fraction) => show(id, { is: 'sending', fraction }),
      });
      show(id, { is: 'done' });
      options().sent(answer, { ...upload, about });
    } catch (error) {
      if (!sender.signal.aborted) show(id, stateAfter(error));
    } finally {
      session.unsubscribe();
      senders.delete(id);
      sendNext();
    }
  }

  async function check({ id, file, about }: Upload<About>): Promise<void> {
    const fault = await checkFile(file, options().limits);
    const next = about === null ? 'kept' : 'waiting';
    show(id, fault ? { is: 'refused', why: fault } : { is: next });
    sendNext();
  }

  function retry(id: string): void {
    if (find(id)?.state.is !== 'failed') return;
    show(id, { is: 'waiting' });
    sendNext();
  }

  function remove(id: string): void {
    senders.get(id)?.abort();
    change(uploads.filter((upload) => upload.id !== id));
  }

  function isSaidAlike(one: About | null, other: About | null): boolean {
    return one !== null && other !== null ? options().isSame(one, other) : one === other;
  }

  function isThere(file: File, about: About | null): boolean {
    const there = uploads.find(
      (known) => isSameFile(known.file, file) && isSaidAlike(known.about, about),
    );
    if (there?.state.is === 'failed') retry(there.id);
    return there !== undefined;
  }

  function add(files: readonly File[], about: About | null): File[] {
    // What comes now is chosen in place of what would not do; the same once more is refused once more, for all to hear.
    const isFollowed = ({ state, file }: Upload<About>): boolean =>
      state.is === 'refused' ||
      (state.is === 'kept' && about !== null && files.some((chosen) => isSameFile(chosen, file)));
    change(uploads.filter((upload) => !isFollowed(upload)));
    return files.filter((file) => {
      if (isThere(file, about)) return true;
      const upload: Upload<About> = { id: randomId(), file, about, state: { is: 'checking' } };
      change([...uploads, upload]);
      void check(upload);
      return false;
    });
  }

  function release(abouts: ReadonlyMap<string, About>): File[] {
    const known: File[] = [];
    change(uploads.filter(({ state }) => state.is !== 'refused'));
    for (const [id, about] of abouts) {
      const upload = find(id);
      if (upload?.state.is !== 'kept') continue;
      const isKnown = isThere(upload.file, about);
      if (isKnown) known.push(upload.file);
      const sent: Upload<About> = { ...upload, about, state: { is: 'waiting' } };
      change(uploads.flatMap((each) => (each.id !== id ? each : isKnown ? [] : sent)));
    }
    sendNext();
    return known;
  }

  return {
    read: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add,
    release,
    remove,
    retry,
  };
}
