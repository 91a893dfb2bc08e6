import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { PublishedPortal } from '@manzil/shared/build/portal-json';
import type { Logger } from 'pino';
import type { RemoteConfig } from './config';
import { pullPublication } from './pull';
import { Refusal } from './refusal';
import { buildId, type Store } from './store';
import { verifyPortal } from './verify';

export type RemoteState = RemoteConfig & {
  current: PublishedPortal | null;
  previous: PublishedPortal | null;
  /** Why the newest publication is not in service. */
  refusal: Refusal | null;
};

type Pull = { controller: AbortController; done: Promise<void> };

/** The remotes in service, kept up to date by polling their sources. */
export class Remotes {
  private readonly states: RemoteState[];
  private readonly pulls = new Map<string, Pull>();
  private readonly asked = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

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

  /** Whether every remote is in service, or was asked for and could not be had. */
  isReady(): boolean {
    return this.states.every(({ name, current }) => current || this.asked.has(name));
  }

  /** Puts into service what the store holds; asks no source. */
  async restore(): Promise<void> {
    await Promise.all(this.states.map((state) => this.restoreOne(state)));
  }

  /** Asks all sources at once; one that has not answered since the last time is not asked again. */
  async poll(): Promise<void> {
    await Promise.all(this.states.map((state) => this.pullOnce(state)));
  }

  start(everyMs: number): void {
    void this.poll();
    this.timer = setInterval(() => void this.poll(), everyMs);
  }

  /** Requests that are under way are given up. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    const pulls = [...this.pulls.values()];
    for (const { controller } of pulls) controller.abort();
    await Promise.all(pulls.map(({ done }) => done));
  }

  private async restoreOne(state: RemoteState): Promise<void> {
    // A host that has changed since may not take what it stored before.
    const [current, previous] = await this.store.builds(state.name, (portal) =>
      this.accepts(portal, state),
    );
    state.current = current ?? null;
    state.previous = previous ?? null;
  }

  private accepts(portal: PublishedPortal, state: RemoteState): boolean {
    try {
      verifyPortal(portal, state, this.host);
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

  private pullOnce(state: RemoteState): Promise<void> {
    const { name } = state;
    const underWay = this.pulls.get(name);
    if (underWay) return underWay.done;
    const controller = new AbortController();
    const done = this.pull(state, controller).finally(() => {
      this.pulls.delete(name);
      this.asked.add(name);
    });
    this.pulls.set(name, { controller, done });
    return done;
  }

  private async pull(state: RemoteState, controller: AbortController): Promise<void> {
    const { name, source, current } = state;
    const { signal } = controller;
    try {
      const verify = (portal: PublishedPortal) => verifyPortal(portal, state, this.host);
      const pulled = await pullPublication(source, current, verify, controller);
      if (pulled) {
        await this.store.promote(pulled.portal, pulled.files, signal);
        await this.restoreOne(state);
        this.log.info({ remote: name, build: buildId(pulled.portal) }, 'remote promoted');
      }
      state.refusal = null;
    } catch (cause) {
      if (this.stopped) return;
      // A full disk must cost an update, not the edge.
      const error = cause instanceof Refusal ? cause : new Refusal('store_failed', String(cause));
      if (state.refusal?.message !== error.message) {
        this.log.warn({ remote: name, code: error.code, reason: error.message }, 'remote refused');
      }
      state.refusal = error;
    }
  }
}
