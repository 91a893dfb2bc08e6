import type { Language } from '@manzil/shared/contract/values';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import portal from '../portal';

const paths = {
  hub: '/knowledge-hub',
  article: '/knowledge-hub/articles/:id',
  course: '/course',
  lesson: '/course/:itemId',
} as const;

type ShowOptions = {
  /** Path pattern, where it is not the screen's usual one. */
  path?: string;
  answers: Record<string, unknown>;
  language?: Language;
  /** Null for a visitor. */
  investor?: null;
  /** Instant; 20 November 2026 where it is left out. */
  now?: string;
};

/** Shows a screen of this remote at an address. */
export const show = (
  screen: keyof typeof paths,
  at: string,
  { path = paths[screen], ...options }: ShowOptions,
) => renderScreen(portal, { name: 'knowledge', screen, path, at, ...options });
