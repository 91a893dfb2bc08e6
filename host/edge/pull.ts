import type { PublishedPortal } from '@manzil/shared/build/portal-json';
import { Refusal } from './refusal';
import { openSource, type Source } from './source';
import { assertSameBuild, buildId } from './store';
import { readPortal } from './verify';
import { verifyFile } from './verify-file';

const MANIFEST_BYTES = 512_000;
const PARALLEL = 6;
/** For `portal.json`. */
const ANSWER_MS = 10_000;
const FILES_MS = 30_000;

export type Pulled = { portal: PublishedPortal; files: ReadonlyMap<string, Buffer> };

async function readFiles(read: Source, portal: PublishedPortal): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const wanted = Object.entries(portal.files);
  while (wanted.length > 0) {
    await Promise.all(
      wanted.splice(0, PARALLEL).map(async ([path, { integrity, bytes }]) => {
        const content = await read(path, bytes);
        verifyFile(path, content, integrity);
        files.set(path, content);
      }),
    );
  }
  return files;
}

/**
 * Reads what a remote publishes, every file checked; null when it is `current` already. @throws Refusal
 * @param verify runs before any other file is asked for
 * @param controller ends all that is under way; aborted here too, when time is up or one file fails
 */
export async function pullPublication(
  location: string,
  current: PublishedPortal | null,
  verify: (portal: PublishedPortal) => void,
  controller: AbortController,
): Promise<Pulled | null> {
  const giveUp = (ms: number): NodeJS.Timeout =>
    setTimeout(
      () => controller.abort(new Refusal('unreachable', `${location}: not had within ${ms} ms`)),
      ms,
    );
  const read = openSource(location, controller.signal);
  let timer = giveUp(ANSWER_MS);
  try {
    const portal = readPortal(await read('portal.json', MANIFEST_BYTES));
    if (current && buildId(portal) === buildId(current)) {
      assertSameBuild(current, portal);
      return null;
    }
    verify(portal);
    clearTimeout(timer);
    timer = giveUp(FILES_MS);
    return { portal, files: await readFiles(read, portal) };
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
