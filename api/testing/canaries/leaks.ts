import { blanked, type Canaries, type Kind } from './canaries';

/** Something that stands where it must not. `text`: where it was found, without it. */
export type Leak = { kind: Kind; where: string; text: string };

const SHOWN = 2_000;

/** @param allowed kinds that may be there */
export function leaksIn(
  canaries: Canaries,
  where: string,
  text: string,
  allowed: readonly Kind[] = [],
): Leak[] {
  const found = canaries.findIn(text);
  const wrong = found.filter(({ kind }) => !allowed.includes(kind));
  return wrong.map(({ kind }) => ({ kind, where, text: blanked(text, found).slice(0, SHOWN) }));
}

/** When a line was written: a day that is nobody's, even where a test has the same as somebody's. */
const WRITTEN_AT = /^\d{4}-\d\d-\d\d \S+ UTC |"time":"[^"]*"/;

/** Of each line by itself, which are looked through as one text. */
export function leaksInLines(canaries: Canaries, where: string, lines: readonly string[]): Leak[] {
  const said = lines.map((line) => line.replace(WRITTEN_AT, ''));
  if (canaries.findIn(said.join('\n')).length === 0) return [];
  return said.flatMap((line) => leaksIn(canaries, where, line));
}

/** @throws Error that says of each kind and place how often, and shows one without the value */
export function assertNoLeak(leaks: readonly Leak[]): void {
  if (leaks.length === 0) return;
  const places = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const place = `${leak.kind} in ${leak.where}`;
    places.set(place, [...(places.get(place) ?? []), leak]);
  }
  const told = [...places].map(
    ([place, [first, ...more]]) => `${place} (${1 + more.length}): ${first?.text}`,
  );
  throw new Error(`What must stay in its place is found elsewhere.\n${told.join('\n')}`);
}
