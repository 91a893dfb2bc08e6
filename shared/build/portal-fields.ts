import * as z from 'zod';

export const Identifier = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
export const Path = z.string().regex(/^\/[a-z0-9\-/:_]*$/i);
const Layout = z.enum(['page', 'full', 'full-plain']);
const Theme = z.enum(['dark', 'light']);
const Access = z.enum(['public', 'investor', 'onboarding']);
const Skeleton = z.enum(['tiles', 'list', 'article', 'form', 'detail']);
export const SemverRange = z.string().min(1).max(60);

export const routeFields = {
  path: Path,
  layout: Layout,
  theme: Theme,
  access: Access,
  skeleton: Skeleton,
  /** API paths the screen always asks for; requested together with the code. `:name` and `{language}` are replaced. */
  data: z.array(z.string().startsWith('/')).default([]),
  /** Path of the entry of the navigation that is lit while the screen is shown; said where its own path does not begin with it. */
  under: z.exactOptional(Path),
};
export const navFields = {
  id: Identifier,
  order: z.int(),
  icon: z.string(),
  /** In the bottom bar of small screens too, or only in the sidebar below 992 px. */
  place: z.enum(['everywhere', 'sidebar-small']).default('everywhere'),
};
export const Texts = z.strictObject({ de: z.string(), en: z.string() });
