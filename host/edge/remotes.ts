import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { PublishedPortal } from '@manzil/shared/build/portal-json';
import type { Logger } from 'pino';
import type { RemoteConfig } from './config';
import { Refusal } from './refusal';
import { openSource } from './source';
import { buildId, type Store } from './store';
import { readPortal, verifyFile, verifyPortal } from './verify';

const MANIFEST_BYTES = 512_000;
const PARALLEL = 6;

export type RemoteState = RemoteConfig & {
  current: PublishedPortal | null;
  previous: PublishedPortal | null;
  /** Why the newest publication is not in service; null when it is. */
  refusal: Refusal | null;
};

/** The portal's remotes as they are in service, kept up to date by polling their sources. */
export class Remotes {
  private readonly states: RemoteState[];
  private polling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    configs: readonly RemoteConfig[],
    private readonly store: Store,
    private readonly host: HostManifest,
    private readonly log: Logger,
  ) {
    this.states = configs.map((config) => ({
      ...config,
      current: null,
      previous: null,
      refusal: null,
    }));
  }

  all(): readonly RemoteState[] {
    return this.states;
  }

  /** Puts into service what the store holds, then asks every source once. */
  async open(): Promise<void> {
    await Promise.all(this.states.map((state) => this.restore(state)));
    await this.poll();
  }

  /** Asks every source now; a poll that is under way is shared. */
  poll(): Promise<void> {
    this.polling ??= (async () => {
      // One after the other: two remotes that claim the same path must see each other.
      for (const state of this.states) await this.pull(state);
    })().finally(() => {
      this.polling = undefined;
    });
    return this.polling;
  }

  start(everyMs: number): void {
    this.timer = setInterval(() => void this.poll(), everyMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.polling;
  }

  private async restore(state: RemoteState): Promise<void> {
    // A host that has changed since may not take what it stored before.
    const [current, previous] = (await this.store.builds(state.name)).filter((portal) =>
      this.accepts(portal, state),
    );
    state.current = current ?? null;
    state.previous = previous ?? null;
  }

  private accepts(portal: PublishedPortal, state: RemoteState): boolean {
    try {
      verifyPortal(portal, state, this.host, this.takenPaths(state));
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.log.warn(
        { remote: state.name, code: error.code, reason: error.message },
        'stored build refused',
      );
      return false;
    }
  }

  private takenPaths(except: RemoteState): Map<string, string> {
    const others = this.states.filter((state) => state !== except);
    return new Map(
      others.flatMap(({ name, current }) =>
        (current?.routes ?? []).map((route) => [route.path, name] as const),
      ),
    );
  }

  private async pull(state: RemoteState): Promise<void> {
    const read = openSource(state.source);
    try {
      const portal = readPortal(await read('portal.json', MANIFEST_BYTES));
      if (state.current && buildId(portal) === buildId(state.current)) {
        state.refusal = null;
        return;
      }
      verifyPortal(portal, state, this.host, this.takenPaths(state));
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
      await this.store.promote(portal, files);
      await this.restore(state);
      state.refusal = null;
      this.log.info({ remote: state.name, build: buildId(portal) }, 'remote promoted');
    } catch (cause) {
      // A full disk must cost an update, not the edge.
      const error = cause instanceof Refusal ? cause : new Refusal('store_failed', String(cause));
      if (state.refusal?.message !== error.message) {
        this.log.warn(
          { remote: state.name, code: error.code, reason: error.message },
          'remote refused',
        );
      }
      state.refusal = error;
    }
  }
}
