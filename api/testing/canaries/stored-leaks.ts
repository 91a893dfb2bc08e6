import type { Canaries, Kind } from './canaries';
import { type Leak, leaksIn } from './leaks';
import type { StoredText } from './stored-texts';

/** Addresses, phone numbers and names of files are what the database is for; nothing else is readable in it. */
const ALLOWED: readonly Kind[] = ['personal value'];

/** Codes and links wait there until they are sent: mail-leaks.ts looks at each. */
const MAILED = 'mail_outbox.values';

export const storedLeaks = (canaries: Canaries, texts: readonly StoredText[]): Leak[] =>
  texts
    .filter(({ place }) => place !== MAILED)
    .flatMap(({ place, text }) => leaksIn(canaries, place, text, ALLOWED));
