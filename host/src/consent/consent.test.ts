import { anna, max } from '../session/testing/investors';
import { everything, type Granted, nothing, TEXTS_VERSION } from './purposes';
import { ConsentApi } from './testing/consent-api';

const KEY = 'manzil-consent';
const ONLY_REPORTS: Granted = { analytics: true, replay: false };

let api: ConsentApi;

/** A page of this browser that has just been opened: code of its own, storage in common. */
async function openPage() {
  jest.resetModules();
  Object.assign(globalThis, { fetch: api.fetch });
  const runtime = await import('@manzil/shared/runtime');
  const { startTexts } = await import('../i18n');
  startTexts('de', {});
  runtime.setPortalConfig({
    apiBase: 'http://api.test',
    release: '1.4.0',
    support: { email: 'a@b.example', phone: '+971 4 1', whatsapp: '+971 4 1' },
  });
  const { decide, decision$, grantedNow, hearOtherTabs } = await import('./decision');
  const { settle, settled$ } = await import('./settle');
  hearOtherTabs();
  return {
    decision: () => decision$.value,
    granted: grantedNow,
    /** Each time that it becomes known, or doubtful, whose decision holds. */
    settledChanges: () => {
      const seen: boolean[] = [];
      settled$.subscribe((settled) => seen.push(settled));
      return seen;
    },
    isAsked: () => settled$.value && decision$.value === null,
    isSettled: () => settled$.value,
    settle,
    choose: (granted: Granted) => {
      decide(granted, runtime.currentInvestor() ? 'investor' : 'visitor');
      return settle();
    },
    signIn: (investor: typeof anna) => {
      api.account = investor.investor_id;
      runtime.setInvestor(investor);
      return settle();
    },
    signOut: () => {
      api.account = null;
      runtime.setInvestor(null);
      return settle();
    },
  };
}
const accountOf = ({ investor_id }: typeof anna) => api.granted(investor_id);
const both = (granted: boolean) => ({ analytics: granted, replay: granted });

beforeEach(() => {
  localStorage.clear();
  api = new ConsentApi();
});

describe('a visitor', () => {
  it('is asked, and nothing is kept or allowed before', async () => {
    const page = await openPage();
    await page.settle();
    expect(page.isAsked()).toBe(true);
    expect(page.granted()).toEqual(nothing);
    expect(localStorage).toHaveLength(0);
    expect(api.calls).toEqual([]);
  });

  it('decides once for this browser, with proof under a random id', async () => {
    const page = await openPage();
    await page.choose(ONLY_REPORTS);
    const id = page.decision()?.anon_id ?? '';
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(api.granted(id)).toEqual(ONLY_REPORTS);
    const later = await openPage();
    await later.settle();
    expect(later.isAsked()).toBe(false);
    expect(later.granted()).toEqual(ONLY_REPORTS);
    await later.choose(nothing);
    expect(api.granted(id)).toEqual(nothing);
  });

  it('has decided while the API is away, which gets the proof later', async () => {
    api.reachable = false;
    const page = await openPage();
    await page.choose(everything);
    expect(page.granted()).toEqual(everything);
    api.reachable = true;
    const later = await openPage();
    await later.settle();
    expect(api.granted(later.decision()?.anon_id ?? '')).toEqual(both(true));
  });

  it('is asked again about texts that say something else', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        version: `${TEXTS_VERSION}-before`,
        ...everything,
        at: '',
        delivered: true,
      }),
    );
    const page = await openPage();
    await page.settle();
    expect(page.isAsked()).toBe(true);
  });

  it('decides for all tabs', async () => {
    const page = await openPage();
    await page.choose(everything);
    localStorage.setItem(KEY, JSON.stringify({ ...page.decision(), ...nothing }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(page.granted()).toEqual(nothing);
  });

  it('has taken it back too for a page that the browser had put aside meanwhile', async () => {
    const page = await openPage();
    await page.choose(everything);
    localStorage.setItem(KEY, JSON.stringify({ ...page.decision(), ...nothing }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(page.granted()).toEqual(nothing);
  });
});

describe('an investor', () => {
  it('takes along what they decided before signing in', async () => {
    const page = await openPage();
    await page.choose(everything);
    await page.signIn(anna);
    expect(accountOf(anna)).toEqual(both(true));
    expect(page.isAsked()).toBe(false);
  });

  it('is not asked on a new device, where the account has decided', async () => {
    for (const purpose of ['analytics', 'replay'] as const) {
      api.keep(anna.investor_id, purpose, { granted: false, version: TEXTS_VERSION });
    }
    const page = await openPage();
    await page.signIn(anna);
    expect(page.isAsked()).toBe(false);
    expect(page.granted()).toEqual(nothing);
  });

  it('is asked where the account has decided about other texts, or only in part', async () => {
    api.keep(anna.investor_id, 'analytics', { granted: true, version: TEXTS_VERSION });
    api.keep(anna.investor_id, 'replay', { granted: true, version: 'before' });
    const page = await openPage();
    await page.signIn(anna);
    expect(page.isAsked()).toBe(true);
    expect(page.granted()).toEqual(nothing);
  });

  it('takes back on one device, and the other follows with its next page', async () => {
    const page = await openPage();
    await page.signIn(anna);
    await page.choose(everything);
    for (const purpose of ['analytics', 'replay'] as const) {
      api.keep(anna.investor_id, purpose, { granted: false, version: TEXTS_VERSION });
    }
    const later = await openPage();
    await later.signIn(anna);
    expect(later.granted()).toEqual(nothing);
  });

  it('goes on being asked while the network comes back', async () => {
    const page = await openPage();
    await page.signIn(anna);
    expect(page.isAsked()).toBe(true);
    const seen = page.settledChanges();
    await page.settle();
    expect(page.isAsked()).toBe(true);
    expect(seen).not.toContain(false);
  });

  it('is held to what they decided without a network, though the clock of the device is slow', async () => {
    for (const purpose of ['analytics', 'replay'] as const) {
      api.keep(anna.investor_id, purpose, { granted: true, version: TEXTS_VERSION });
    }
    api.reachable = false;
    const page = await openPage();
    const clock = jest
      .spyOn(Date.prototype, 'toISOString')
      .mockReturnValue('2020-01-01T08:00:00.000Z');
    await page.choose(nothing);
    clock.mockRestore();
    api.reachable = true;
    await page.signIn(anna);
    expect(page.granted()).toEqual(nothing);
    expect(accountOf(anna)).toEqual(both(false));
  });

  it('who thinks twice quickly has decided the second time', async () => {
    const page = await openPage();
    await page.signIn(anna);
    const { answer } = api.holdNext();
    const first = page.choose(everything);
    const second = page.choose(nothing);
    answer();
    await Promise.all([first, second]);
    expect(page.granted()).toEqual(nothing);
    expect(accountOf(anna)).toEqual(both(false));
  });

  it('whose session ends while the proof is on its way gives none for the next', async () => {
    const page = await openPage();
    await page.signIn(anna);
    const { came, answer } = api.holdNext();
    const chosen = page.choose(everything);
    await came;
    const next = page.signIn(max);
    answer();
    await Promise.all([chosen, next]);
    expect(accountOf(max)).toEqual({});
    expect(page.isAsked()).toBe(true);
  });

  it('takes back as a visitor what the account had allowed before', async () => {
    const page = await openPage();
    await page.signIn(anna);
    await page.choose(everything);
    await page.signOut();
    await page.choose(nothing);
    await page.signIn(anna);
    expect(page.granted()).toEqual(nothing);
    expect(accountOf(anna)).toEqual(both(false));
  });

  it('does not decide for who signs in on this device next', async () => {
    const page = await openPage();
    await page.signIn(anna);
    await page.choose(everything);
    await page.signOut();
    await page.signIn(max);
    expect(page.isAsked()).toBe(true);
    expect(page.granted()).toEqual(nothing);
    expect(accountOf(max)).toEqual({});
  });

  it('is named nowhere while it is not known whose decision this is', async () => {
    const page = await openPage();
    await page.signIn(anna);
    await page.choose(everything);
    await page.signOut();
    api.reachable = false;
    await page.signIn(max);
    expect(page.isSettled()).toBe(false);
  });

  it('gives no proof for another account of what could not be delivered', async () => {
    const page = await openPage();
    await page.signIn(anna);
    api.reachable = false;
    await page.choose(everything);
    await page.signOut();
    api.reachable = true;
    await page.signIn(max);
    expect(accountOf(max)).toEqual({});
    expect(page.isAsked()).toBe(true);
  });
});
