import type { Language } from '@manzil/shared/contract/values';
import type { PortalConfig, Texts } from '@manzil/shared/runtime';

export type Localised = Readonly<Record<Language, string>>;
export type Layout = 'page' | 'full' | 'full-plain';
export type Theme = 'dark' | 'light';
/** `onboarding`: a session is enough, whatever the onboarding step. */
export type Access = 'public' | 'investor' | 'onboarding';

export type RegistryRoute = {
  path: string;
  screen: string;
  layout: Layout;
  theme: Theme;
  access: Access;
  title: Localised;
  /** API paths the screen always asks for, `:name` and `{language}` to be filled in (routing/data-paths.ts). */
  data: readonly string[];
  /** Paths of the screen's own files. */
  files: readonly string[];
  /** Paths of the screen's own texts. */
  texts: Readonly<Record<Language, readonly string[]>>;
  /** What the host has to lend to the screen's code. */
  lent?: readonly string[];
};

export type RegistryNav = {
  id: string;
  order: number;
  icon: string;
  path: string;
  label: Localised;
  short: Localised;
  place: 'everywhere' | 'sidebar-small';
};

/** Places of the shell that remotes fill. */
export type SlotName = 'help';

/** What a remote shows in a slot. */
export type RegistrySlot = {
  slot: SlotName;
  part: string;
  /** Paths of the part's own files. */
  files: readonly string[];
};

/** One build of a remote. All paths start with a slash and are on the portal's origin. */
export type RemoteBuild = {
  version: string;
  build: string;
  /** Global that the entry script defines; carries the build, so that two builds can live in one page. */
  container: string;
  entry: string;
  expose: readonly string[];
  texts: Readonly<Record<Language, readonly string[]>>;
  /** Path → subresource integrity of every file. */
  files: Readonly<Record<string, string>>;
};

export type RegistryRemote = {
  name: string;
  /** Path prefixes that belong to this remote, whether it is available or not. */
  areas: readonly string[];
  /** Null while the edge has never got hold of a sound version. */
  current: RemoteBuild | null;
  routes: readonly RegistryRoute[];
  nav: readonly RegistryNav[];
  slots: readonly RegistrySlot[];
};

export type Registry = { remotes: readonly RegistryRemote[] };

/** Answer of `/registry.json`: as in the document, with the build to fall back to. */
export type FreshRegistry = {
  remotes: readonly (RegistryRemote & { previous: RemoteBuild | null })[];
};

/** What the edge writes into the document as JSON. */
export type BootDocument = {
  config: PortalConfig;
  language: Language;
  texts: Texts;
  /** Path → integrity of the host's own files. */
  hostFiles: Readonly<Record<string, string>>;
  registry: Registry;
};

/** @throws Error when the document was not written by the edge */
export function readBootDocument(): BootDocument {
  const element = document.getElementById('portal-boot');
  if (!element?.textContent) throw new Error('The document carries no boot data.');
  return JSON.parse(element.textContent) as BootDocument;
}
