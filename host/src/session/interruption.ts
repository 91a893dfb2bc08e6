import { BehaviorSubject } from 'rxjs';

/** The session is over while something is typed or being sent: the page stays, and asks for the password again. */
export const interrupted$ = new BehaviorSubject(false);

let regained: Promise<boolean> = Promise.resolve(true);
let settle: (regained: boolean) => void = () => undefined;

export function interrupt(): void {
  if (interrupted$.value) return;
  regained = new Promise((resolve) => {
    settle = resolve;
  });
  interrupted$.next(true);
}

/** @param same the same investor is signed in again; else the page is left */
export function endInterruption(same: boolean): void {
  if (!interrupted$.value) return;
  interrupted$.next(false);
  settle(same);
}

/** Resolves when nothing interrupts the work: false where it cannot go on. */
export const interruptionOver = async (): Promise<boolean> => !interrupted$.value || regained;
