/**
 * What has its place and must turn up nowhere else. `token`: of a cookie or a link; `secret`: of the operators;
 * `personal value`: an address, a phone number, the name of a file.
 */
export type Kind =
  | 'password'
  | 'token'
  | 'code'
  | 'IBAN'
  | 'tax number'
  | 'passport number'
  | 'secret'
  | 'personal value';

export type Found = { kind: Kind; value: string };

/** All forms share as many characters at least: a code has six. */
const START = 6;
const DIFFERENT = 3;

/**
 * A short one in small letters, such as `construc`, is of the API's own, too: in the log it is a part of a route. The
 * longest word of a route has twelve.
 */
const NO_WORD = /^(?![a-z]{8,12}$).{8,}$/su;

/** What could be anything else, such as a password of four letters, would be found everywhere. */
const TELLING: Record<Kind, RegExp> = {
  password: /^.{12,}$/su,
  token: /^[\w-]{43}$/,
  code: /^\d{6}$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  'tax number': NO_WORD,
  'passport number': /^.{8,}$/su,
  secret: /^.{8,}$/su,
  'personal value': NO_WORD,
};

/** Part of a longer number, of an id or of a colour, six digits are no code. */
const BORDER = /[\w.#+:-]/;

export class Canaries {
  readonly #byStart = new Map<string, Map<string, Found>>();

  add(kind: Kind, sent: unknown): void {
    if (typeof sent !== 'string') return;
    const value = kind === 'IBAN' ? sent.replace(/\s/g, '').toUpperCase() : sent;
    if (!TELLING[kind].test(value) || new Set(value).size < DIFFERENT) return;
    // Names like `__proto__`, which are sent as anything to see whether they do harm.
    if (value in Object.prototype) return;
    for (const form of formsOf(kind, value)) {
      const start = form.slice(0, START);
      const alike = this.#byStart.get(start);
      const found = { kind, value: form };
      if (alike) alike.set(form, alike.get(form) ?? found);
      else this.#byStart.set(start, new Map([[form, found]]));
    }
  }

  /** All that are in the text, each once. One pass, however many there are to look for. */
  findIn(text: string): Found[] {
    const found = new Set<Found>();
    if (this.#byStart.size === 0) return [];
    for (let at = 0; at <= text.length - START; at += 1) {
      const alike = this.#byStart.get(text.slice(at, at + START));
      if (!alike) continue;
      for (const one of alike.values()) {
        if (text.startsWith(one.value, at) && standsAlone(one, text, at)) found.add(one);
      }
    }
    return [...found];
  }
}

/** The text without what must not be in it. */
export const blanked = (text: string, found: Found[]): string =>
  found.reduce((rest, { kind, value }) => rest.replaceAll(value, `[${kind}]`), text);

/** As it is, in JSON, in an address; an IBAN also as it is printed. */
function formsOf(kind: Kind, value: string): Set<string> {
  const json = JSON.stringify(value).slice(1, -1);
  const query = new URLSearchParams({ value }).toString().slice('value='.length);
  const forms = new Set([value, json, query, wellFormed(value)]);
  if (kind === 'IBAN') forms.add(value.replace(/(.{4})(?=.)/g, '$1 '));
  return forms;
}

/** `encodeURIComponent` takes no half of a pair. */
const wellFormed = (value: string) => encodeURIComponent(value.toWellFormed());

const standsAlone = ({ kind, value }: Found, text: string, at: number) =>
  kind !== 'code' ||
  !(BORDER.test(text.charAt(at - 1)) || BORDER.test(text.charAt(at + value.length)));
