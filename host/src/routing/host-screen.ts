import type { Layout, Theme } from '../boot/boot-document';

export type HostScreen = {
  path: string;
  chunk: string;
  layout: Layout;
  theme: Theme;
  de: string;
  en: string;
};
