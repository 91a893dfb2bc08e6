import type { ComponentType } from 'react';
import type { Language } from '../contract/values';

/** What a screen's data may depend on. */
export type ScreenArgs = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  language: Language;
};

/**
 * One screen of a remote. `page` is a dynamic import whose chunk bears the screen's name; `data` starts the
 * requests the page needs. Both run at the same time, and the page renders when all of it is there.
 */
export type Screen = {
  page: () => Promise<{ default: ComponentType }>;
  data?: (args: ScreenArgs) => readonly Promise<unknown>[];
};

/**
 * One part of a remote, shown in a slot of the shell: a dynamic import whose chunk bears the part's name. The slot is
 * named in `portal.json`. A part takes no props; what it needs is in `@manzil/shared/runtime`.
 */
export type Part = () => Promise<{ default: ComponentType }>;

export type Texts = Readonly<Record<string, unknown>>;

/** The module `./portal` that every remote exposes. */
export type RemoteModule = {
  /** The remote's namespace, one chunk per language. */
  texts: (language: Language) => Promise<{ default: Texts }>;
  screens: Readonly<Record<string, Screen>>;
  parts?: Readonly<Record<string, Part>>;
};

/** Types a remote's `./portal`; returns it unchanged. */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
