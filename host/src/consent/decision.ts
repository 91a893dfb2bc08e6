import { z } from '@manzil/shared/contract/schema';
import { randomId } from '@manzil/shared/runtime/random-id';
import { BehaviorSubject } from 'rxjs';
import { type Granted, nothing, TEXTS_VERSION } from './purposes';

// Outside the names that `forgetInvestor` removes: a device that signs out has not changed its mind.
const KEY = 'manzil-consent';

const Decision = z.object({
  version: z.literal(TEXTS_VERSION),
  analytics: z.boolean(),
  replay: z.boolean(),
  /** By the clock of the API once it has the proof, by this device's until then. */
  at: z.string(),
  /** Under which the API keeps the proof of somebody who is not signed in. */
  anon_id: z.uuidv4(),
  by: z.enum(['visitor', 'investor']),
  /** Whether the API has the proof, or will never get it. */
  delivered: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;

function stored(): Decision | null {
  try {
    return Decision.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function store(decision: Decision | null): void {
  try {
    if (decision) localStorage.setItem(KEY, JSON.stringify(decision));
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is denied a decision lasts as long as the page.
  }
  decision$.next(decision);
}

/** Null while there is none for the texts of now. */
export const decision$ = new BehaviorSubject<Decision | null>(stored());

export function grantedNow(): Granted {
  const { analytics, replay } = decision$.value ?? nothing;
  return { analytics, replay };
}

/** At once, or when the browser brings this page back. */
export function hearOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) decision$.next(stored());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) decision$.next(stored());
  });
}

function record(
  { analytics, replay }: Granted,
  rest: Pick<Decision, 'at' | 'by' | 'delivered'>,
): void {
  const anon_id = decision$.value?.anon_id ?? randomId();
  store({ version: TEXTS_VERSION, analytics, replay, anon_id, ...rest });
}

export const decide = (granted: Granted, by: Decision['by']): void =>
  record(granted, { at: new Date().toISOString(), by, delivered: false });

export const adopt = (granted: Granted, at: string): void =>
  record(granted, { at, by: 'investor', delivered: true });

/** Unless another decision has taken its place meanwhile. */
export function amend(decision: Decision, changes: Partial<Decision>): void {
  if (decision$.value === decision) store({ ...decision, ...changes });
}

export const forgetDecision = (): void => store(null);
