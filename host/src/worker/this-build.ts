import type { WorkboxPlugin } from 'workbox-core/types';

const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"/g;

/** Whether every script that a document starts with is one that this worker has. */
async function fits(document: Response, isOurs: (path: string) => boolean): Promise<boolean> {
  const scripts = [...(await document.clone().text()).matchAll(SCRIPT)].map(([, src]) => src ?? '');
  return scripts.length > 0 && scripts.every(isOurs);
}

/**
 * Holds kept documents to the build of this worker: one of another build asks for files that nobody has any more where
 * there is no network. What does not fit is not kept, and not used.
 * @param isOurs whether the worker has cached this path ahead
 * @param spare the document that came with the worker, in place of one that is missing or does not fit
 */
export const ofThisBuild = (
  isOurs: (path: string) => boolean,
  spare: () => Promise<Response | undefined>,
): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await fits(response, isOurs)) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await fits(cachedResponse, isOurs)) ? cachedResponse : spare(),
});
