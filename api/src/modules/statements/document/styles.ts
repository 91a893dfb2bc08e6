import type { Style } from './typesetting';

/** Colours of the portal's light theme (shared/src/styles/tokens.css). */
export const INK = '#0b2429';
const GREY = '#566c71';
export const HAIRLINE = '#c9d5d7';
export const BRASS = '#b5842f';

export const STYLES = {
  mark: { font: 'strong', size: 128, color: '#eef2f2' },
  name: { font: 'title', size: 16, color: INK },
  title: { font: 'title', size: 25, color: INK },
  heading: { font: 'strong', size: 10.5, color: INK },
  label: { font: 'text', size: 7.5, color: GREY },
  text: { font: 'text', size: 9, color: INK },
  quiet: { font: 'text', size: 8.5, color: GREY },
  strong: { font: 'strong', size: 9, color: INK },
  amount: { font: 'text', size: 9, color: INK, figures: true },
  total: { font: 'strong', size: 9, color: INK, figures: true },
} satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
