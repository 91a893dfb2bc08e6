import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    knowledge: typeof texts;
  }
}
