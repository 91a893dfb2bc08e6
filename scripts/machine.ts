import { mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { takeOwnerLock } from '../embedded-postgres/src/index';
import { chromiumPath } from './chromium';
import { root } from './packages';
import { CannotRun } from './tally';
import { messageOf } from './terminal';

/** What builds, databases of tests and reports take together. */
const ROOM_BYTES = 1_500_000_000;
const MB = 1_000_000;

/** @throws CannotRun where a disk is too full for a run */
export function assertRoom(folders: readonly string[], wanted = ROOM_BYTES): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    if (free >= wanted) continue;
    throw new CannotRun(
      `The disk of ${folder} is full: ${Math.floor(free / MB)} MB are free, the tests need ${Math.floor(wanted / MB)} MB.`,
    );
  }
}

/**
 * Makes sure of everything a run needs, before it takes minutes to find out: room, a browser, and no other run in this
 * checkout.
 * @throws CannotRun
 */
export async function prepareMachine(): Promise<void> {
  assertRoom([root, tmpdir()]);
  try {
    chromiumPath();
    await takeOwnerLock(root, 'other tests run in it. Wait for them, or stop them');
  } catch (error) {
    throw new CannotRun(messageOf(error));
  }
}
