import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    profile: typeof texts;
  }
}
