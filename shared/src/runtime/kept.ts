import { type Observable, Subject } from 'rxjs';

/** `session`: over a reload, in this tab. `local`: in all tabs. Both until the session ends. */
export type KeptFor = 'session' | 'local';

export type KeptEntry = Readonly<{ for: KeptFor; value: unknown }>;

const entries = new Map<string, KeptEntry>();
const changes = new Subject<string>();

/** What is kept of the investor, by name. The host puts back what the device has before any screen is shown. */
export const keptEntries: ReadonlyMap<string, KeptEntry> = entries;

/** The name of each entry that changes or goes; the host has the device follow. */
export const keptChanges$: Observable<string> = changes.asObservable();

/** What is kept under a name, to be checked by who reads it: another build may have written it. */
export const kept = (name: string): unknown => entries.get(name)?.value;

/**
 * Keeps what says something about the investor; other notes have storage keys of their own.
 * @param value JSON
 */
export function keep(keptFor: KeptFor, name: string, value: unknown): void {
  entries.set(name, { for: keptFor, value });
  changes.next(name);
}

/** Unknown names are ignored. */
export function dropKept(name: string): void {
  if (entries.delete(name)) changes.next(name);
}

/** Only the host's session calls this, and empties the device. */
export const dropAllKept = (): void => entries.clear();
