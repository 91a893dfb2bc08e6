import type { Investor } from '@manzil/shared/contract/session/session';
import { waitFor } from '@testing-library/react';
import { forgetInvestor } from '../remembered-investor';
import { anna, max } from './investors';

export const asAnna = { email: anna.email, password: 'Marina-Walk-2026!' };
export const asMax = { email: max.email, password: 'Marina-Walk-2026!' };

/** The API as far as the session is concerned. The cookie is the browser's, so all tabs share it. */
export class SessionApi {
  cookie: Investor | null = null;
  reachable = true;
  /** False for a browser that refuses the cookie of a sign-in. */
  keepsCookies = true;
  readonly calls: string[] = [];
  /** While set, answers are worked out but wait here. */
  private held: (() => void)[] | undefined;

  hold(): void {
    this.held = [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const go of held) go();
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.replace('http://api.test', '');
    this.calls.push(`${init.method ?? 'GET'} ${path}`);
    const answer = this.answer(path, init);
    const { held } = this;
    if (held) await new Promise<void>((go) => void held.push(go));
    if (!this.reachable) throw new TypeError('Failed to fetch');
    return answer;
  };

  private answer(path: string, init: RequestInit): Response {
    if (!this.reachable) return Response.error();
    if (path === '/auth/logout') {
      this.cookie = null;
      return Response.json({ success: true });
    }
    if (path === '/auth/session') return Response.json({ valid: this.cookie !== null });
    if (path === '/auth/session/cleanup') return Response.json({ success: true });
    if (path === '/auth/login') {
      const { email } = JSON.parse(String(init.body)) as { email: string };
      const investor = email === max.email ? max : anna;
      this.cookie = this.keepsCookies ? investor : null;
      return Response.json(investor);
    }
    if (this.cookie) return Response.json(this.cookie);
    return Response.json({ title: 'Unauthorized', status: 401 }, { status: 401 });
  }
}

/** What the tabs of the browser speak to. */
export let api: SessionApi;
/** What they log as an error. */
export let logged: jest.SpyInstance;

type Channel = { onmessage: ((event: { data: unknown }) => void) | null };
const channels = new Set<Channel>();

/** What one tab posts, all others hear. */
class TabChannel implements Channel {
  onmessage: Channel['onmessage'] = null;

  constructor() {
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of channels) if (channel !== this) channel.onmessage?.({ data });
  }
}

export type Tab = typeof import('../session') & {
  login: typeof import('../login').login;
  investor: () => Investor | null;
  watchVisibility: () => () => void;
  followInvestor: () => () => void;
  watchEnd: () => () => void;
  /** As something that is typed does. */
  holdReload: () => () => void;
  ended: jest.Mock;
  replaced: jest.Mock;
};

/** Opens a browser in which nobody has been yet; what its tabs log is caught. */
export function openBrowser(): void {
  api = new SessionApi();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** Opens another tab of the same browser: code of its own, storage and cookies in common. */
export async function openTab(): Promise<Tab> {
  jest.resetModules();
  Object.assign(globalThis, { BroadcastChannel: TabChannel, fetch: api.fetch });
  const runtime = await import('@manzil/shared/runtime');
  const { openDevice } = await import('../device');
  await openDevice('');
  const session = await import('../session');
  const { login } = await import('../login');
  const { watchVisibility, followInvestor, watchEnd } = await import('../session-recheck');
  const { startTexts } = await import('../../i18n');
  startTexts('de', {});
  runtime.setPortalConfig({
    apiBase: 'http://api.test',
    release: '1.4.0',
    support: { email: 'a@b.example', phone: '+971 4 1', whatsapp: '+971 4 1' },
  });
  const ended = jest.fn();
  const replaced = jest.fn();
  session.watchSession({ ended, replaced });
  return {
    ...session,
    login,
    investor: runtime.currentInvestor,
    watchVisibility,
    followInvestor,
    watchEnd,
    holdReload: runtime.holdReload,
    ended,
    replaced,
  };
}

/** Opens a tab in which Anna signs in, and the device remembers her. */
export async function signedInTab(): Promise<Tab> {
  const tab = await openTab();
  await tab.login(asAnna);
  await waitFor(() => expect(localStorage.getItem('manzil.investor')).not.toBeNull());
  return tab;
}

/** Whom a tab shows. */
export const nameIn = (tab: Tab): string | undefined => tab.investor()?.first_name;

/** Closes all tabs and forgets what the browser has stored. */
export function closeBrowser(): void {
  logged.mockRestore();
  channels.clear();
  forgetInvestor();
  localStorage.clear();
  sessionStorage.clear();
}
