import type { WorkboxPlugin } from 'workbox-core/types';

const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"/g;

async function fits(document: Response, isOurs: (path: string) => boolean): Promise<boolean> {
  const scripts = [...(await document.clone().text()).matchAll(SCRIPT)].map(([, src]) => src ?? '');
  return scripts.length > 0 && scripts.every(isOurs);
}

/** Another build's document asks for files that nobody has without a network. @param spare came with the worker */
export const ofThisBuild = (
  isOurs: (path: string) => boolean,
  spare: () => Promise<Response | undefined>,
): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await fits(response, isOurs)) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await fits(cachedResponse, isOurs)) ? cachedResponse : spare(),
});
