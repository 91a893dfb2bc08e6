import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { Investor } from '../contract/session/session';

export type AlertType = 'success' | 'warning' | 'error' | 'info' | 'action';

export type Alert = {
  type: AlertType;
  title: string;
  message?: string;
  actionLabel?: string;
  onAction?: () => void;
};
export type VisibleAlert = Alert & { id: number };

/**
 * Events between remotes. A remote adds its own by declaration merging:
 * `declare module '@manzil/shared/runtime' { interface PortalEvents { 'units:seen': { unit_id: string } } }`.
 */
export interface PortalEvents {
  /** A screen has changed what the session says of its investor; the host takes it over, without asking the API. */
  'investor:changed': Partial<
    Pick<
      Investor,
      'avatar' | 'display' | 'onboarding_step' | 'profile_status' | 'second_factor_due'
    >
  >;
}

const MAX_ALERTS = 3;
const investorSubject = new BehaviorSubject<Investor | null>(null);
const alertsSubject = new BehaviorSubject<readonly VisibleAlert[]>([]);
const eventSubject = new Subject<{ type: string; detail: unknown }>();
let lastAlertId = 0;

/** The signed-in investor, null for a visitor. Starts with null until the session has been checked. */
export const investor$: Observable<Investor | null> = investorSubject.asObservable();

/** Reads the investor now, without subscribing. */
export const currentInvestor = (): Investor | null => investorSubject.value;

/** Tells every part of the portal who is signed in. Only the host's session calls this. */
export const setInvestor = (investor: Investor | null): void => investorSubject.next(investor);

/** Alerts on show, newest last, at most three. */
export const alerts$: Observable<readonly VisibleAlert[]> = alertsSubject.asObservable();

/** Reads the alerts now, without subscribing. */
export const currentAlerts = (): readonly VisibleAlert[] => alertsSubject.value;

/** Shows an alert and returns its id. Who calls it has already put the words into the user's language. */
export function showAlert(alert: Alert): number {
  lastAlertId += 1;
  alertsSubject.next([...alertsSubject.value, { ...alert, id: lastAlertId }].slice(-MAX_ALERTS));
  return lastAlertId;
}

/** Hides one alert; unknown ids are ignored. */
export const hideAlert = (id: number): void =>
  alertsSubject.next(alertsSubject.value.filter((alert) => alert.id !== id));

/** Hides all alerts, as on every navigation. */
export const clearAlerts = (): void => {
  if (alertsSubject.value.length > 0) alertsSubject.next([]);
};

/** Sends an event to whoever listens now. Nothing is kept for later subscribers. */
export function publish<Type extends keyof PortalEvents & string>(
  type: Type,
  detail: PortalEvents[Type],
): void {
  eventSubject.next({ type, detail });
}

/** Listens to one event. Returns the function that stops listening. */
export function subscribe<Type extends keyof PortalEvents & string>(
  type: Type,
  listener: (detail: PortalEvents[Type]) => void,
): () => void {
  const subscription = eventSubject.subscribe((event) => {
    if (event.type === type) listener(event.detail as PortalEvents[Type]);
  });
  return () => subscription.unsubscribe();
}
