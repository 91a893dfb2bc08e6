import type { Language } from '@manzil/shared/contract/values';
import { renderScreen } from '@manzil/shared/testing/render-screen';

type ShowOptions = {
  answers: Record<string, unknown>;
  language?: Language;
  /** Null for a visitor. */
  investor?: null;
  /** Instant; 20 November 2026 where it is left out. */
  now?: string;
};

/** Shows a screen of this remote at an address. */
export const show = (screen: string, at: string, options: ShowOptions) =>
  renderScreen({ screen, at, ...options });
