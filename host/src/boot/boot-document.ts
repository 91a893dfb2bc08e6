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
  /** API paths it always asks for; `:name` and `{language}` are filled in (routing/data-paths.ts). */
  data: readonly string[];
  /** Path of the entry of the navigation that is lit, where the screen's own does not begin with it. */
  under?: string;
  files: readonly string[];
  texts: Readonly<Record<Language, readonly string[]>>;
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

export type SlotName = 'help';

export type RegistrySlot = {
  slot: SlotName;
  part: string;
  files: readonly string[];
};

/** All paths start with a slash and are on the portal's origin. */
export type RemoteBuild = {
  version: string;
  build: string;
  /** Global that the entry defines; carries the build, so that two builds can live in one page. */
  container: string;
  entry: string;
  expose: readonly string[];
  texts: Readonly<Record<Language, readonly string[]>>;
  /** Path → subresource integrity of every file. */
  files: Readonly<Record<string, string>>;
};

export type RegistryRemote = {
  name: string;
  /** Path prefixes, its own whether it is available or not. */
  areas: readonly string[];
  /** Null while the edge has never got hold of a sound version. */
  current: RemoteBuild | null;
  routes: readonly RegistryRoute[];
  nav: readonly RegistryNav[];
  slots: readonly RegistrySlot[];
};

export type Registry = { remotes: readonly RegistryRemote[] };

/** What a screen is to whoever looks for anything; `{id}` and `{q}` are filled in. */
export type RegistrySearch = {
  finds?: { kind: string; label: Localised; icon: string; at: string; all?: string };
  actions: readonly { label: Localised; icon: string; at: string }[];
};

/** Of `/registry.json`: as in the document, with the build to fall back to. */
export type FreshRegistry = {
  remotes: readonly (RegistryRemote & {
    previous: RemoteBuild | null;
    /** Not in the document: only a search asks for it. */
    search: readonly RegistrySearch[];
  })[];
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
