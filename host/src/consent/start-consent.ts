import { currentInvestor, investor$, portalConfig } from '@manzil/shared/runtime';
import type { Observable } from 'rxjs';
import { sendReportsTo } from '../reporting/report-error';
import type { Reporting } from '../reporting/start-reporting';
import { hasSessionHint } from '../session/remembered-investor';
import { sessionReady } from '../session/session';
import { decide, decision$, grantedNow, hearOtherTabs } from './decision';
import type { Granted } from './purposes';
import { settle, settled$ } from './settle';

let reporting: Promise<Reporting> | undefined;

const load = (dsn: string): Promise<Reporting> =>
  import(/* webpackChunkName: "reporting" */ '../reporting/start-reporting').then(
    ({ startReporting }) => startReporting(dsn),
  );

/** Code that reports is asked for once something may be. */
async function follow(): Promise<void> {
  const { sentryDsn } = portalConfig();
  const { analytics, replay } = grantedNow();
  const begins = (analytics || replay) && settled$.value;
  if (!sentryDsn || !(reporting || begins)) return;
  reporting ??= load(sentryDsn);
  try {
    const { allow, identify } = await reporting;
    // Asked again: it may have been taken back while the code came.
    allow(grantedNow());
    identify(settled$.value ? currentInvestor() : null);
  } catch {
    // Reports that cannot be had are missed by nobody; the next change asks again.
    reporting = undefined;
  }
}

let starting: Promise<void> | undefined;

export function startConsent(): Promise<void> {
  starting ??= start();
  return starting;
}

async function start(): Promise<void> {
  // What fails where nothing may be reported is forgotten at once.
  if (!grantedNow().analytics) sendReportsTo(() => undefined);
  hearOtherTabs();
  if (hasSessionHint()) await sessionReady();
  const changes: Observable<unknown>[] = [decision$, settled$, investor$];
  for (const change of changes) change.subscribe(() => void follow());
  /** null = nobody is signed in; undefined before the first is known. */
  let user: string | null | undefined;
  investor$.subscribe((investor) => {
    const next = investor?.investor_id ?? null;
    if (next === user) return;
    if (user)
      reporting?.then(
        ({ forget }) => forget(),
        () => undefined,
      );
    user = next;
    void settle();
  });
  window.addEventListener('online', () => void settle());
}

export function chooseConsent(granted: Granted): void {
  decide(granted, currentInvestor() ? 'investor' : 'visitor');
  void startConsent().then(settle);
}
