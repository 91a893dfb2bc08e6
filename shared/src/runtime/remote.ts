import type { ComponentType } from 'react';
import type { Language } from '../contract/values';

/** What a screen's data may depend on. */
export type ScreenArgs = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  language: Language;
};

export type Texts = Readonly<Record<string, unknown>>;

/** The texts of a namespace: a dynamic import for each language, in a chunk of its own. */
export type TextsIn = Readonly<Record<Language, () => Promise<{ default: Texts }>>>;

/** All that a screen brings. The page renders when texts and data are there too. */
export type Screen = {
  page: ComponentType;
  /** The screen's own texts, namespace `<remote>/<screen>`, chunks `<screen>-<language>`. */
  texts?: TextsIn;
  /** Starts the requests that the page needs. */
  data?: (args: ScreenArgs) => readonly Promise<unknown>[];
};

/** Types a screen module, `<screen>.screen.ts`; returns it unchanged. */
export function defineScreen(screen: Screen): Screen {
  return screen;
}

/**
 * One part of a remote, shown in a slot of the shell: a dynamic import whose chunk bears the part's name. The slot is
 * named in `portal.json`. A part takes no props; what it needs is in `@manzil/shared/runtime`, its words are the
 * remote's.
 */
export type Part = () => Promise<{ default: ComponentType }>;

/** The module `./portal` that every remote exposes. The build makes it from the remote's folders. */
export type RemoteModule = {
  /** Namespace `<remote>`: navigation, words of several screens and of parts. Chunks `texts-<language>`. */
  texts: TextsIn;
  /** Dynamic imports of screen modules, `<screen>.screen.ts`; the chunk bears the screen's name. */
  screens: Readonly<Record<string, () => Promise<{ default: Screen }>>>;
  parts?: Readonly<Record<string, Part>>;
};
