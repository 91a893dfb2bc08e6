import type { Strategy } from 'workbox-strategies';
import { keepFiles, type WantedFile, type WorkerEvent } from './keep-files';

declare const self: { skipWaiting: () => Promise<void> };

type Message = { type: 'SKIP_WAITING' } | { type: 'KEEP_FILES'; files: readonly WantedFile[] };

/** Does what open pages ask of the worker. @param files keeps what they want kept, `maxFiles` at most */
export function hearPages(files: Strategy, maxFiles: number): void {
  addEventListener('message', (event) => {
    const message = event.data as Message | null;
    if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
    if (message?.type !== 'KEEP_FILES') return;
    const worked = event as MessageEvent & WorkerEvent;
    worked.waitUntil(keepFiles(message.files, files, maxFiles, worked));
  });
}
