import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    'sample-remote': typeof texts;
  }
}
